import * as v from 'valibot'
import { type MessageDraft, StoredFile } from '../../../../src/contract'

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
  replyTo: v.nullable(v.object({ id: v.number(), name: v.string() })),
  files: v.array(StoredFile),
  /** Chosen and not on the server yet. */
  waiting: v.array(v.file()),
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
  replyTo: null,
  files: [],
  waiting: [],
}

/** Whether there is something that somebody would miss. */
export const isWorthKeeping = ({ text, subject, contact, files, waiting }: Draft): boolean =>
  [text, subject, contact].some((field) => field.trim() !== '') || files.length > 0 || waiting.length > 0

/** Whether there is enough to be sent: words, or for a call at least whom it was with. */
export const isComplete = ({ mode, text, contact }: Draft): boolean => text.trim() !== '' || (mode === 'call' && contact.trim() !== '')

/** Words for the customer; everything else stays with the team. */
export const isPublic = (mode: Mode): boolean => mode === 'message_to'

/** Whether there is something that others than meant would read if the mode changed. */
export const hasContent = ({ text, files, waiting }: Draft): boolean => text.trim() !== '' || files.length > 0 || waiting.length > 0

/** What is sent. `callSubject` says in words what kind of call it was. */
export function toMessageDraft(draft: Draft, callSubject: string): MessageDraft {
  const { mode, text, subject, dueDate, replyTo, files } = draft
  return {
    category: mode,
    message: text.trim() || callSubject,
    ...(mode === 'call' && { subject: callSubject }),
    ...(mode === 'message_to' && { subject: subject.trim() }),
    ...(mode === 'message_to' && replyTo && { inReplyTo: replyTo.id }),
    ...(mode !== 'message_to' && dueDate && { dueDate }),
    files: files.map(({ id }) => id),
  }
}
