import * as v from 'valibot'

/** The id of a template; empty for a website without one. */
export const newWebsiteProps = v.object({
  selectedTemplate: v.optional(v.union([v.pipe(v.string(), v.regex(/^\d*$/)), v.pipe(v.number(), v.integer(), v.transform(String))]), ''),
})
export type NewWebsiteProps = v.InferOutput<typeof newWebsiteProps>
