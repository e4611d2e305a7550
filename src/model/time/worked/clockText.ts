const HOUR_S = 3_600
const MINUTE_S = 60

/** `1:05:09`, or `5:09` below an hour: what a clock that runs or counts down shows. */
export function clockText(milliseconds: number): string {
  const total = Math.max(0, Math.floor(milliseconds / 1_000))
  const hours = Math.floor(total / HOUR_S)
  const minutes = Math.floor((total % HOUR_S) / MINUTE_S)
  const seconds = String(total % MINUTE_S).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}
