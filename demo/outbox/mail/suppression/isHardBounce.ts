/** Nobody has the address (RFC 3463, X.1.x), or it takes no mail any more (X.2.1). A full mailbox and what somebody may have against us pass. */
const GONE = /\b5\.(?:1\.\d{1,3}|2\.1)\b/
const ENHANCED = /\b[245]\.\d{1,3}\.\d{1,3}\b/
/** Servers that have no finer words. */
const PLAIN = /^55[013]\b/

/** Whether what a mail server said means that every further mail to the address would come back too. */
export const isHardBounce = (said: string): boolean => GONE.test(said) || (!ENHANCED.test(said) && PLAIN.test(said.trim()))
