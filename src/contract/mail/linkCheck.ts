import * as v from 'valibot'

export const LinkQuestion = v.object({ url: v.string() })
export type LinkQuestion = v.InferInput<typeof LinkQuestion>

/** What a web address answers everybody who follows it. */
export const LinkCheck = v.object({
  /** `insecure`: it answers, but not over https. `refused`: no address on the open internet. `silent`: no page comes. */
  state: v.picklist(['ok', 'insecure', 'refused', 'silent']),
  /** Where it ends after redirects, or as it was read. */
  url: v.string(),
})
export type LinkCheck = v.InferOutput<typeof LinkCheck>
