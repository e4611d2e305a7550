import * as v from 'valibot'
import { isEmail, isIsoDay, isProfileDate, MAX_INT } from '../model'
import { HEX_COLOUR } from './patterns'

/** What people fill in, checked by the same rules on both sides. */
export const email = v.pipe(v.string(), v.trim(), v.check(isEmail))
// Databases know no year 0.
export const day = v.pipe(v.string(), v.check(isIsoDay), v.minValue('0001-01-01'))
/** A day in the range that profiles allow (spec 5). */
export const profileDate = v.pipe(day, v.check(isProfileDate))
export const timestamp = v.pipe(v.string(), v.isoTimestamp())
export const hexColour = v.pipe(v.string(), v.regex(HEX_COLOUR))
/** Switches of a query. */
export const yesOrNo = v.optional(v.picklist(['0', '1']))
/** The version a change was made on; an older one than the server's is answered with 409 and the current object. */
export const version = v.optional(v.number())
/** The newest message that the writer has seen, 0 for none: a later one of the customer holds the mail, which is refused with 409 (TK-07). */
export const seen = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INT)))
/** The same as a field of a form. */
export const formVersion = v.optional(v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]))
