/** What a server means, in a number of its own (RFC 3463); addresses of servers look much the same. */
const ENHANCED = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/
/** Nobody has the address, or it takes no mail any more. What is wrong with our own address (X.1.7, X.1.8), a full mailbox and what somebody may have against us pass. */
const GONE = /^5\.(?:1\.(?:[0-6]|10)|2\.1)$/
/** Servers that have no finer words. */
const PLAIN = /^55[013]\b/

/** Whether what a mail server said means that every further mail to the address would come back too. */
export function isHardBounce(said: string): boolean {
  const code = ENHANCED.exec(said)?.[0]
  return code === undefined ? PLAIN.test(said.trim()) : GONE.test(code)
}
