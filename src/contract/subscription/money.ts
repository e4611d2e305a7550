import * as v from 'valibot'

/** Minor units: 1999 is 19.99 (spec 5). */
export const Money = v.object({ amount: v.pipe(v.number(), v.integer()), currency: v.pipe(v.string(), v.minLength(3), v.maxLength(3)) })
export type Money = v.InferOutput<typeof Money>
