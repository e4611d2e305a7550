import { intlTag } from '../locales'

/** The name of a two-letter country code in any language of the product; the code itself if it is none. */
export function countryName(alpha2: string, locale: string): string {
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'region', fallback: 'code' })
  return /^[a-z]{2}$/i.test(alpha2) ? (names.of(alpha2.toUpperCase()) ?? alpha2) : alpha2
}
