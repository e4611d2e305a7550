import { intlTag, type Locale } from '../../src/model'

/** Making one takes as long as some hundred days in words. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A calendar day in the reader's words. */
export function formatDay(day: string, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(day))
}
