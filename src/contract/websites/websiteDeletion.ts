import * as v from 'valibot'
import { id } from '../tolerant'
import { WEBSITES_AT_ONCE_MAX } from '../../model'

/** What somebody is about to delete. */
export const WebsitesToDelete = v.object({ websites: v.pipe(v.array(id), v.minLength(1), v.maxLength(WEBSITES_AT_ONCE_MAX)) })

/** How much hangs on them. */
export const WebsiteDeletion = v.object({
  messages: v.number(),
  todos: v.number(),
  files: v.number(),
  contracts: v.number(),
  /** They stay registered, and their mailboxes stay too, without a website. */
  domains: v.number(),
  mailboxes: v.number(),
})
export type WebsiteDeletion = v.InferOutput<typeof WebsiteDeletion>
