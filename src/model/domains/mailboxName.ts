/** Of one, in all folders: its host opens it in memory while somebody reads it. */
export const MAILBOX_MAX_BYTES = 100 * 1024 ** 2
/** RFC 5321, 4.5.3.1.1. */
export const MAILBOX_NAME_MAX = 64
/** What every mail program and form accepts of what may stand before the @; the same in capitals is the same mailbox. */
const NAME = /^[a-z\d](?:[a-z\d_+-]|\.(?!\.|$))*$/

/** Whether a mailbox may be called so: `anna.brandt` of `anna.brandt@bakery.example`. */
export const isMailboxName = (text: string): boolean => text.length <= MAILBOX_NAME_MAX && NAME.test(text)
