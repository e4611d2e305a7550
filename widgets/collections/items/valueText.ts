import type { Wording } from '../../../src/i18n'
import { isIsoDay } from '../../../src/model'

/** A value of an item in words of the reader. */
export function valueText(type: string, value: unknown, { t, formats }: Wording): string {
  if (typeof value === 'boolean') return t(value ? 'collections.yes' : 'collections.no')
  if (typeof value === 'number') return formats.number(value)
  if (typeof value !== 'string') return ''
  if (type === 'date' && isIsoDay(value)) return formats.date(value)
  return type === 'html' ? withoutTags(value) : value
}

/** For a glance in a table, where it is text whatever is in it. */
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
