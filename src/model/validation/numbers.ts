export const MAX_INT = 2_147_483_647 // spec 5

const DIGITS = /^\d+$/

/** Ids in routes are digits only and fit a 32-bit integer (spec 5). */
export const isId = (value: string | number): boolean => DIGITS.test(String(value)) && Number(value) <= MAX_INT
