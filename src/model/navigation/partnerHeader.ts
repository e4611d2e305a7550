/** A call says whose page it comes from, an answer whose it is: another tab may have switched the session to another partner. */
export const PARTNER_HEADER = 'X-Partner'
