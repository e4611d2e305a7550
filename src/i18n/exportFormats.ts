import { toIsoDay } from '../model'
import type { DateLike } from './display'
import { CALENDAR_DAY } from './display'
import type { Formats } from './formats'

/** Formats for files that other programs read: days as ISO writes them, `YYYY-MM-DD`, whatever the language. */
export const exportFormats = (formats: Formats, zone: string): Formats => ({
  ...formats,
  shortDate: (value: DateLike) => (CALENDAR_DAY.test(String(value)) ? String(value) : toIsoDay(new Date(value), zone)),
})
