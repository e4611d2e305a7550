import type { SenderCheck } from '../../../../src/contract'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { findMailAccount } from '../../../outbox/mail/mailAccount'
import { domainOf, findSendingKey, makeSendingKey } from '../../../outbox/mail/sendingKey'

type Check = SenderCheck['records'][number]

/** Makes a key for the domain of the partner's own address; for ours there is nothing to prove. */
export async function makeKey({ db, clock }: Services, viewer: Viewer): Promise<void> {
  const account = await findMailAccount(db, viewer.partner_id)
  if (!account) throw new HttpError(409, 'refusal.noOwnSender')
  await makeSendingKey(db, viewer.partner_id, domainOf(account.from_email), clock.now())
}

/** Looks whether the world finds the key of the domain, and notes it: mails are signed from then on. Without an answer it stays as it was. */
export async function checkKey({ db, dns, clock }: Services, { partner_id: partnerId }: Viewer, domain: string) {
  const key = await findSendingKey(db, partnerId, domain)
  if (!key) return null
  const { selector, record: wanted, proven_at } = key
  const name = `${selector}._domainkey.${domain}`
  const found = await dns.public(name, 'TXT')
  const isThere = found?.some((text) => isSameKey(text, wanted)) ?? false
  const isProven = found ? isThere : proven_at !== null
  if (isProven !== (proven_at !== null)) {
    const proof = { proven_at: isProven ? clock.now() : null }
    await db.updateTable('sending_keys').set(proof).where('partner_id', '=', partnerId).where('selector', '=', selector).execute()
  }
  const state = isThere ? 'ok' : found?.length ? 'wrong' : 'missing'
  const record: Check = { kind: 'dkim', name, found: found ?? [], wanted, state }
  return { isProven, record }
}

/** Name servers cut long texts into pieces, and people put spaces between them. */
const isSameKey = (found: string, record: string): boolean => found.replaceAll(/\s/g, '') === record.replaceAll(/\s/g, '')
