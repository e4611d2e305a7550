import { typedSince } from '../drafts'
import type { Draft } from './Draft'

/** What of a draft was written after it was sent as `sent`, and has not left with it. */
export function writtenSince(now: Draft, sent: Draft): Partial<Draft> {
  return {
    text: typedSince(sent.text, now.text),
    contact: typedSince(sent.contact, now.contact),
    todo: typedSince(sent.todo, now.todo),
    files: now.files.filter(({ id }) => !sent.files.some((other) => other.id === id)),
    waiting: now.waiting.filter((file) => !sent.waiting.includes(file)),
  }
}
