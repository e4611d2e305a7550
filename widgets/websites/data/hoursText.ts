import type { Formats } from '../../../src/i18n'
import { HOUR_MS, SECOND_MS } from '../../../src/model'

const IN_HOURS = { style: 'unit', unit: 'hour', maximumFractionDigits: 1 } as const

/** Seconds of work as hours, `3.5 hr`. */
export const hoursText = (seconds: number, formats: Formats): string => formats.number((seconds * SECOND_MS) / HOUR_MS, IN_HOURS)
