import type { IncomingMail } from '../../services/mailReader/readMail'

const REPORTERS = new Set(['mailer-daemon', 'postmaster'])

/** Only machines send without an address for answers (RFC 5321 4.5.5), whatever the header says: reports of other servers, and answers by themselves. */
export function kindByEnvelope(mail: IncomingMail, sender: string): IncomingMail {
  if (sender !== '' || mail.kind !== 'normal') return mail
  return { ...mail, kind: REPORTERS.has(mail.from.email.split('@', 1)[0] ?? '') ? 'bounce' : 'autoreply' }
}
