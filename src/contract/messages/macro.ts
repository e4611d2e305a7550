import * as v from 'valibot'
import { MACRO_KEYS, MACRO_NAME_MAX_LENGTH, STATUSES } from '../../model'
import { flag, id, maybe } from '../tolerant'

/** Who the website is given to: the person who runs it, nobody, or somebody by id. */
const assignee = v.union([v.picklist(['me', 'nobody']), id])

/** Several things done to a ticket and its website in one go; what is null or false is left as it is (TK-08). */
export const Macro = v.object({
  id,
  name: v.string(),
  /** The key that runs it on the list of tickets. */
  key: maybe(v.picklist(MACRO_KEYS)),
  status: maybe(v.picklist(STATUSES)),
  assignee: maybe(assignee),
  /** The customer is answered with this template. */
  template: maybe(id),
  /** The ticket is done. */
  done: flag,
})
export type Macro = v.InferOutput<typeof Macro>

export const MacroDraft = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MACRO_NAME_MAX_LENGTH)),
  key: v.nullable(v.picklist(MACRO_KEYS)),
  status: v.nullable(v.picklist(STATUSES)),
  assignee: v.nullable(assignee),
  template: v.nullable(id),
  done: v.boolean(),
})
export type MacroDraft = v.InferInput<typeof MacroDraft>
