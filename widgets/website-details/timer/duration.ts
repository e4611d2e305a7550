const MINUTE_S = 60

const HOURS = /^(\d{1,4})(?:[:.,](\d{1,2}))?$/

/** Minutes of what people write for hours: `20`, `20:30`, `20.5`; null for anything else. */
export function minutesOfHours(text: string): number | null {
  const [all, hours, rest = ''] = HOURS.exec(text.trim()) ?? []
  if (!all) return null
  const minutes = all.includes(':') ? Number(rest) : Math.round(Number(`0.${rest || 0}`) * MINUTE_S)
  const sum = Number(hours) * MINUTE_S + minutes
  return minutes < MINUTE_S && sum > 0 ? sum : null
}
