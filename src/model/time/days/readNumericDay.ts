import { type IsoDay, isIsoDay } from './IsoDay'

const YEAR_FIRST = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/

/**
 * A day as people write it in figures, such as 2026-12-24, 24.12.2026 and 12/24/2026; null for what is none. Which number of 05/06/2026 is the
 * day is told; where it is not, such a day is none either.
 */
export function readNumericDay(text: string, isDayFirst?: boolean): IsoDay | null {
  const [, year, , month = '', day = ''] = YEAR_FIRST.exec(text) ?? []
  if (year) return dayOf(year, month, day)
  const [, first = '', separator, second = '', last] = YEAR_LAST.exec(text) ?? []
  if (!last) return null
  if (isDayFirst || separator !== '/' || Number(first) > 12) return dayOf(last, second, first)
  return isDayFirst === false || Number(second) > 12 ? dayOf(last, first, second) : null
}

function dayOf(year: string, month: string, day: string): IsoDay | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(iso) ? iso : null
}
