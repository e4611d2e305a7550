import { DAY_MS } from '../../constants'

/** How many times 24 hours a duration (milliseconds) is long. Ages are counted in these, not by a calendar: they grow at the hour they began. */
export const fullDays = (duration: number): number => Math.floor(duration / DAY_MS)
