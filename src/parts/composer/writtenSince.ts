import { type Draft } from './Draft'

/** What of a draft was written after it was sent as `sent`, and has not left with it. */
export function writtenSince(now: Draft, sent: Draft): Partial<Draft> {
  const typed = (before: string, after: string) => (after.startsWith(before) ? after.slice(before.length).trimStart() : after)
  return {
    text: typed(sent.text, now.text),
    contact: typed(sent.contact, now.contact),
    todo: typed(sent.todo, now.todo),
    files: now.files.filter(({ id }) => !sent.files.some((other) => other.id === id)),
    waiting: now.waiting.filter((file) => !sent.waiting.includes(file)),
  }
}
