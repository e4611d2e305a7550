import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addYears as add } from 'date-fns/addYears'

/** The instant so many years later, or earlier when negative, by the calendar of UTC, as registries count; 29 February becomes the 28th. */
export const addYears = (instant: Date, years: number): Date => new Date(add(new UTCDateMini(instant), years))
