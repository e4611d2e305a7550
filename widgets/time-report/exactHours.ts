const HOUR_S = 3_600
const MINUTE_S = 60

const two = (value: number): string => String(value).padStart(2, '0')

/** Hours, minutes and seconds, `1:05:09`: sums can be added up again. */
export const exactHours = (seconds: number): string =>
  `${Math.floor(seconds / HOUR_S)}:${two(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${two(seconds % MINUTE_S)}`
