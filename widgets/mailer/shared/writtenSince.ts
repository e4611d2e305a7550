import { uuid } from '../../../src/model'
import { blocksBeyond } from './blocks'
import type { Draft } from './Draft'

const FIELDS = ['to', 'cc', 'bcc', 'subject'] as const

/** A mail with what of a draft was written after it was sent as `sent`; null where nothing was. */
export function writtenSince(now: Draft, sent: Draft, fresh: Draft): Draft | null {
  const words = blocksBeyond(now.html, sent.html)
  const files = now.files.filter(({ id }) => !sent.files.some((other) => other.id === id))
  const changed = FIELDS.filter((field) => String(now[field]) !== String(sent[field]))
  if (!words && files.length === 0 && changed.length === 0) return null
  const fields = Object.fromEntries(changed.map((field) => [field, now[field]]))
  return { ...fresh, ...fields, html: `${words}${fresh.html}`, files: [...fresh.files, ...files], key: uuid() }
}
