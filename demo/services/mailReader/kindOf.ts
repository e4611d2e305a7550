import type { Email } from 'postal-mime'

export type MailKindIn = 'normal' | 'autoreply' | 'bounce' | 'list'

/** Who or what wrote a mail, by the headers machines set (RFC 3464, 3834, 2369) and the few that some set instead. */
export function kindOf(email: Email): MailKindIn {
  if (isBounce(email)) return 'bounce'
  if (isAutoreply(email)) return 'autoreply'
  return isList(email) ? 'list' : 'normal'
}

const header = ({ headers }: Email, name: string): string | undefined =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase()

function isBounce(email: Email): boolean {
  const type = header(email, 'content-type') ?? ''
  if (type.startsWith('multipart/report') && type.includes('delivery-status')) return true
  if (email.attachments.some(({ mimeType }) => mimeType === 'message/delivery-status')) return true
  const local = email.from?.address?.split('@', 1)[0]?.toLowerCase()
  return local === 'mailer-daemon' && header(email, 'return-path') === '<>'
}

function isAutoreply(email: Email): boolean {
  const auto = header(email, 'auto-submitted')
  if (auto && auto !== 'no') return true
  if (['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => header(email, name) === 'yes')) return true
  return header(email, 'precedence') === 'auto_reply'
}

function isList(email: Email): boolean {
  if (header(email, 'list-id') || header(email, 'list-unsubscribe')) return true
  return ['bulk', 'list', 'junk'].includes(header(email, 'precedence') ?? '')
}
