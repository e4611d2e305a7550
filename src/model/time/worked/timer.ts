import { MINUTE_MS } from '../../constants'

export const TICK_INTERVAL_MS = MINUTE_MS // default
export const STALE_AFTER_TICKS = 3 // default: missed ticks until a running timer counts as abandoned
export const WORK_IDLE_SECONDS = 900 // spec 9 gives the number, its meaning is a default
export const OWN_TIME_DAYS = 7 // TM-07: so long, times 24 hours, people may correct their own entries
export const TIME_COMMENT_MAX_LENGTH = 500 // ours: what was done is a sentence or two
export const WORK_REASON_MAX_LENGTH = 200 // ours: why work stopped is a few words
