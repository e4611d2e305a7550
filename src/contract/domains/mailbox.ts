import * as v from 'valibot'
import { MAILBOX_NAME_MAX } from '../../model'
import { NewPassword } from '../profile/passwordForm'
import { list } from '../envelopes'
import { id, maybe } from '../tolerant'
import { Obstacle } from './obstacle'

/** A mailbox of a domain. Its password is never told. */
export const Mailbox = v.object({
  id,
  /** As servers and mail programs write it, in ASCII. */
  address: v.string(),
  /** As people write it. */
  unicodeAddress: maybe(v.string()),
  createdAt: v.string(),
  /** What it holds, in all folders. */
  messages: v.optional(v.number(), 0),
})
export type Mailbox = v.InferOutput<typeof Mailbox>

export const MailboxList = v.object({
  ...list(Mailbox).entries,
  /** Why there can be no more now: said before anybody begins. */
  adding: maybe(Obstacle),
  /** Where mail programs fetch from; null where the server does not say. */
  imap: maybe(v.object({ host: v.string(), port: v.number() })),
})
export type MailboxList = v.InferOutput<typeof MailboxList>

/** `name` is what stands before the @. */
export const NewMailbox = v.object({
  name: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(1), v.maxLength(MAILBOX_NAME_MAX)),
  password: NewPassword,
})
export type NewMailbox = v.InferInput<typeof NewMailbox>

export const MailboxPassword = v.object({ password: NewPassword })
