const MINUTE_S = 60

/** Hours and minutes, `1:05`: what sums and page titles show. */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / MINUTE_S)
  return `${Math.floor(minutes / MINUTE_S)}:${String(minutes % MINUTE_S).padStart(2, '0')}`
}
