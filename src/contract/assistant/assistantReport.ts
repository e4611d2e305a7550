import * as v from 'valibot'
import { id, many, maybe, text } from '../tolerant'

/** What the assistant did or would do for a website. */
export const AssistantReport = v.object({
  id,
  websiteId: id,
  step: v.picklist(['assemble', 'prepare', 'execute']),
  state: v.picklist(['running', 'done', 'failed']),
  summary: text,
  entries: many(v.object({ label: v.string(), message: text, ok: v.boolean() })),
  createdAt: v.string(),
  finishedAt: maybe(v.string()),
})
export type AssistantReport = v.InferOutput<typeof AssistantReport>
