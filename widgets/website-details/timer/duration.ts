const MINUTE_S = 60

/** Hours and minutes, `1:05`: what sums and page titles show. */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / MINUTE_S)
  return `${Math.floor(minutes / MINUTE_S)}:${String(minutes % MINUTE_S).padStart(2, '0')}`
}

const HOURS = /^(\d{1,4})(?:[:.,](\d{1,2}))?$/

/** Minutes of what people write for hours: `20`, `20:30`, `20.5`; null for anything else. */
export function minutesOfHours(text: string): number | null {
  const [all, hours, rest = ''] = HOURS.exec(text.trim()) ?? []
  if (!all) return null
  const minutes = all.includes(':') ? Number(rest) : Math.round(Number(`0.${rest || 0}`) * MINUTE_S)
  const sum = Number(hours) * MINUTE_S + minutes
  return minutes < MINUTE_S && sum > 0 ? sum : null
}
