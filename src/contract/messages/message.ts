import * as v from 'valibot'
import { DELIVERY_STATES, MESSAGE_CATEGORIES, STATUSES } from '../../model'
import { version } from '../fields'
import { flag, id, many, maybe, text } from '../tolerant'
import { LeftOutFile } from '../files/leftOutFile'
import { SenderResults } from './senderResults'
import { StoredFile } from '../files/storedFile'
import { User } from '../user'
import { WebsiteReference } from '../websites/websiteReference'
import { LogLine } from './logLine'

/** Somebody outside the team: a customer, or whoever wrote. */
const Correspondent = v.object({ name: text, email: maybe(v.string()) })

/** A message (spec 3, extras of defaults 5.10). `status` is the website's at that time. */
export const Message = v.object({
  id,
  category: v.picklist(MESSAGE_CATEGORIES),
  status: maybe(v.picklist(STATUSES)),
  label: maybe(v.string()),
  subject: text,
  /** What an answer is called after where the subject is in the reader's language and the customer has another. */
  replySubject: v.optional(v.string()),
  snippet: text,
  message: text,
  /** Of what the server noted itself; `message` says the same in the partner's language, and is all there is of kinds that a client does not know. */
  line: v.fallback(maybe(LogLine), null),
  messageHtml: maybe(v.string()),
  /** The mail as it came in says more, or looks better: it was too much to take over whole. */
  reduced: flag,
  from: maybe(v.union([User, Correspondent])),
  to: maybe(v.union([User, Correspondent])),
  cc: many(v.string()),
  bcc: many(v.string()),
  date: v.string(),
  createdAt: maybe(v.string()),
  editedAt: maybe(v.string()),
  editedBy: maybe(User),
  /** Whether the mail as it came in was kept. */
  hasSource: flag,
  dueDate: maybe(v.string()),
  snoozedUntil: maybe(v.string()),
  /** Until the customer writes again. */
  snoozedUntilReply: flag,
  done: flag,
  doneBy: maybe(User),
  doneAt: maybe(v.string()),
  pin: flag,
  pinnedAt: maybe(v.string()),
  /** What a customer wrote, nobody has dealt with and this person has not opened yet. */
  unread: flag,
  files: many(StoredFile),
  leftOut: many(LeftOutFile),
  /** What is known about the sender of a mail that came in; null for everything else. */
  auth: maybe(SenderResults),
  website: maybe(WebsiteReference),
  inReplyTo: maybe(id),
  /** The ticket it became part of, and how many became part of it. */
  mergedInto: maybe(id),
  merged: v.optional(v.number(), 0),
  /** Open to-dos that were made of it. */
  openTodos: v.optional(v.number(), 0),
  /** Colleagues who have its website open; tickets alone say so. */
  viewers: many(User),
  deliveryState: maybe(v.picklist(DELIVERY_STATES)),
  bounceReason: maybe(v.string()),
  /** Of a mail that others have got: the addresses that it has not reached. */
  missed: many(v.string()),
  /** The reader wrote this answer, and may take it back before it leaves, which is then. */
  takeBackUntil: maybe(v.string()),
  version,
})
export type Message = v.InferOutput<typeof Message>

/** What a message said before it was changed (WM-07). */
export const MessageVersion = v.object({ version: v.number(), subject: text, message: text, writtenAt: v.string(), writtenBy: maybe(User) })
export type MessageVersion = v.InferOutput<typeof MessageVersion>
