/** A calendar day `YYYY-MM-DD`. Days compare as text, because the form has a fixed width. */
export type IsoDay = string

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day `YYYY-MM-DD` that exists in the calendar. */
export function isIsoDay(value: string): boolean {
  if (!DAY.test(value)) return false
  const time = Date.parse(value)
  // Some engines roll 30 February over into March, so the day has to come back unchanged.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
