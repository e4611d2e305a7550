import type { InferOutput } from 'valibot'
import { DEFAULT_LOCALE, type Locale, toLocale } from '../model'
import type { Page } from './Page'
import type { pageSchema } from './pageSchema'

/** The locale that a tag asks for, if the product speaks it. */
export function spokenLocale(tag: string): Locale | undefined {
  const locale = toLocale(tag)
  return locale !== DEFAULT_LOCALE || /^en(?:[-_]|$)/i.test(tag) ? locale : undefined
}

export function toPage({ csrf, serverTime, ...rest }: InferOutput<typeof pageSchema>, locale: Locale): Page {
  return { ...rest, locale, ...(csrf && { csrf }), ...(serverTime && { serverTime }) }
}
