import { below } from './below'
import type { Draft } from './Draft'

/** What is being written here with what another device has left of its own: words and files come below, and whoever may read it stays. */
export function withOther(now: Draft, other: Draft): Partial<Draft> {
  const files = other.files.filter(({ id }) => !now.files.some((file) => file.id === id))
  return {
    text: withWords(now.text, other.text),
    subject: now.subject || other.subject,
    contact: now.contact || other.contact,
    todo: now.todo || other.todo,
    files: [...now.files, ...files],
  }
}

/** Where one of the two went on from the other, that is all. */
function withWords(text: string, other: string): string {
  if (text.startsWith(other)) return text
  return other.startsWith(text) ? other : below(text, other)
}
