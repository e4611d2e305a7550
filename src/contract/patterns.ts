/** Three or six hex digits, # optional (spec 5). */
export const HEX_COLOUR = /^#?(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/
/** Two letters of ISO 3166. */
export const COUNTRY_CODE = /^[A-Z]{2}$/
export const WEB_ADDRESS = /^https?:\/\//i
export const SERVER_NAME = /^[^\s/@:]+$|^\[?[\da-f:.]+\]?$/i
export const ONE_LINE = /^\P{Cc}*$/u
/** What a login of a mail server cannot say. */
export const NO_LINE_BREAK = /^[^\r\n\0]*$/
