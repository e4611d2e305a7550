import * as v from 'valibot'
import { MESSAGE_CATEGORIES } from '../../model'
import { id, many, maybe, phpMap, text } from '../tolerant'

const values = v.optional(phpMap(v.unknown()), {})

/** What is known about the customer of a website, for the customer to have (a privacy request). */
export const PersonalData = v.object({
  website: v.object({ id, title: v.string() }),
  exportedAt: v.string(),
  customer: values,
  contact: values,
  /** From which the customer writes as well. */
  addresses: many(v.string()),
  wishes: many(v.object({ page: v.string(), answers: values, updatedAt: v.string() })),
  /** Mails and calls; sender and addressee are empty when they are of the team. */
  messages: many(
    v.object({
      date: v.string(),
      category: v.picklist(MESSAGE_CATEGORIES),
      subject: text,
      message: text,
      from: text,
      to: text,
      files: many(v.string()),
    }),
  ),
  /** What the customer remarked on previews. */
  remarks: many(v.object({ date: v.string(), remark: v.string() })),
  /** `customer.phone` and what it was and became. */
  changes: many(v.object({ date: v.string(), field: v.string(), change: v.string() })),
  /** What customer and team exchanged in the customer area. */
  files: many(v.object({ name: v.string(), bytes: v.number(), createdAt: v.string() })),
  visits: v.object({ invitedAt: maybe(v.string()), visitedAt: maybe(v.string()), activeAt: maybe(v.string()) }),
  /** What a server knows beyond this. */
  more: values,
})
export type PersonalData = v.InferOutput<typeof PersonalData>

/** The title of the website, typed by whoever has its customer's data erased. */
export const PersonErasure = v.object({ title: v.pipe(v.string(), v.trim()) })
export type PersonErasure = v.InferInput<typeof PersonErasure>
