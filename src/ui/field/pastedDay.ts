import type { ClipboardEvent } from 'react'
import { type IsoDay, readNumericDay } from '../../model'

/** The day that is pasted, read in the order in which the browser's own field is typed; that field takes no paste in most browsers. */
export const pastedDay = ({ clipboardData }: ClipboardEvent): IsoDay | null =>
  readNumericDay(clipboardData.getData('text').trim(), isDayFirst())

function isDayFirst(): boolean {
  const parts = new Intl.DateTimeFormat().formatToParts().map(({ type }) => type)
  return parts.indexOf('day') < parts.indexOf('month')
}
