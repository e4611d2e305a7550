const PHONE = /^\+*\(?\d{1,4}\)?[\d ./-]*$/

/** Optional plus signs, optional bracket, 1 to 4 digits, then digits, spaces, dashes, dots, slashes (spec 5). */
export const isPhoneLike = (value: string): boolean => PHONE.test(value)
