const SECOND_MS = 1_000
const HOUR_S = 3_600
const MINUTE_S = 60

/** `1:05:09`, or `5:09` below an hour: what a clock that runs shows. */
export function clockText(milliseconds: number): string {
  const total = Math.max(0, Math.floor(milliseconds / SECOND_MS))
  const hours = Math.floor(total / HOUR_S)
  const minutes = Math.floor((total % HOUR_S) / MINUTE_S)
  const seconds = String(total % MINUTE_S).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}

/** Hours and minutes, `1:05`: what sums and page titles show. */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / MINUTE_S)
  return `${Math.floor(minutes / MINUTE_S)}:${String(minutes % MINUTE_S).padStart(2, '0')}`
}
