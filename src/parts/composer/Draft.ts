import * as v from 'valibot'
import { type FollowUp, type MessageDraft, StoredFile } from '../../contract'

export const MODES = ['intern', 'call', 'message_to'] as const
export type Mode = (typeof MODES)[number]

export const DIRECTIONS = ['in', 'out'] as const
export const OUTCOMES = ['reached', 'missed', 'mailbox', 'callback'] as const

/** What is being written, with everything that has to survive a reload (R12). */
export const draftSchema = v.object({
  mode: v.picklist(MODES),
  text: v.string(),
  subject: v.string(),
  /** Asks for something by this day; empty for nothing to do. */
  dueDate: v.string(),
  direction: v.picklist(DIRECTIONS),
  contact: v.string(),
  outcome: v.picklist(OUTCOMES),
  /** What is to be done after the call, in the words of the line that adds to-dos. */
  todo: v.optional(v.string(), ''),
  /** Words of it that stay text although they could say when or whom for. */
  todoKept: v.optional(v.array(v.string()), []),
  /** Its timer was started from here, and ends with it. */
  isTimed: v.optional(v.boolean(), false),
  replyTo: v.nullable(v.object({ id: v.number(), name: v.string() })),
  files: v.array(StoredFile),
  /** Chosen and not on the server yet. */
  waiting: v.array(v.file()),
  /** The same on every page and device: by it the server knows what it has written and sent. Empty until something is written. */
  key: v.optional(v.string(), ''),
})
export type Draft = v.InferOutput<typeof draftSchema>

export const EMPTY_DRAFT: Draft = {
  mode: 'intern',
  text: '',
  subject: '',
  dueDate: '',
  direction: 'in',
  contact: '',
  outcome: 'reached',
  todo: '',
  todoKept: [],
  isTimed: false,
  replyTo: null,
  files: [],
  waiting: [],
  key: '',
}

/** Whether there is something that somebody would miss. The subject of an answer was filled in. */
export const isWorthKeeping = ({ text, subject, replyTo, contact, todo, files, waiting }: Draft): boolean =>
  [text, replyTo ? '' : subject, contact, todo].some((field) => field.trim() !== '') || files.length > 0 || waiting.length > 0

/** Whether there is enough to be sent: words, or for a call at least whom it was with. */
export const isComplete = ({ mode, text, contact }: Draft): boolean => text.trim() !== '' || (mode === 'call' && contact.trim() !== '')

/** Words for the customer; everything else stays with the team. */
export const isPublic = (mode: Mode): boolean => mode === 'message_to'

/** Whether there is something that others than meant would read if the mode changed. */
export const hasContent = ({ text, files, waiting }: Draft): boolean => text.trim() !== '' || files.length > 0 || waiting.length > 0

export interface MessageExtras {
  /** What kind of call it was. */
  callSubject: string
  /** What is to be done after it. */
  todo: FollowUp | null
  /** Whom the words name. */
  mentions: readonly number[]
}

/** What is sent. Whatever has to follow by a day is asked for once: by the to-do, where there is one. */
export function toMessageDraft(draft: Draft, { callSubject, todo, mentions }: MessageExtras): MessageDraft {
  const { mode, text, subject, dueDate, replyTo, files } = draft
  const due = dueDate || undefined
  return {
    category: mode,
    message: text.trim() || callSubject,
    ...(mode === 'call' && { subject: callSubject }),
    ...(mode === 'message_to' && { subject: subject.trim() }),
    ...(draft.key && { key: draft.key }),
    ...(mode === 'message_to' && replyTo && { inReplyTo: replyTo.id }),
    ...(todo ? { todo: { dueDate: due, ...todo } } : mode !== 'message_to' && due && { dueDate: due }),
    ...(mode !== 'message_to' && mentions.length > 0 && { mentions: [...mentions] }),
    files: files.map(({ id }) => id),
  }
}
