import { intlTag, type Locale } from '../../src/model'

/** A calendar day in the reader's words. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
