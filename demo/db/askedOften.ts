/** How many statements are kept planned: more than the host asks all day. */
export const KEPT = 256

/** Everything else is asked too seldom to be planned once. */
export const ASKED_OFTEN = /^\s*(?:select|with|insert|update|delete)\b/i
