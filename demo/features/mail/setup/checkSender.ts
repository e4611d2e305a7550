import type { SenderCheck } from '../../../../src/contract'
import { OWN_DOMAINS } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { findMailAccount } from '../../../outbox/mail/mailAccount'
import { domainOf, findSendingKey, makeSendingKey } from '../../../outbox/mail/sendingKey'
import { plusAddress } from '../../../outbox/mail/plusAddress'

type Check = SenderCheck['records'][number]

/** Names that mail servers usually sign with. */
const SELECTORS = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 's1', 's2', 'k1']
const OWN_SPF = `include:spf.${OWN_DOMAINS.mail}`

/** Looks up what receivers of our mails will: who may send for the domain, how its mails are signed, what to do with others (AC-04). */
export async function checkSender({ db, dns, mail, clock }: Services, viewer: Viewer): Promise<SenderCheck> {
  const account = await findMailAccount(db, viewer.partner_id)
  const address = account?.from_email ?? (await plusAddress(db, mail.domain, { kind: 'partner', partnerId: viewer.partner_id }))
  const domain = domainOf(address)
  const key = account && (await findSendingKey(db, viewer.partner_id, domain))
  const texts = async (name: string, start: RegExp) => ((await dns.public(name, 'TXT')) ?? []).filter((text) => start.test(text))
  const [spf, dmarc, keys] = await Promise.all([
    texts(domain, /^v=spf1(?:\s|$)/i),
    texts(`_dmarc.${domain}`, /^v=DMARC1/i),
    Promise.all(SELECTORS.map((selector) => texts(`${selector}._domainkey.${domain}`, /\bp=[A-Za-z0-9+/]/))),
  ])
  const name = `${key?.selector}._domainkey.${domain}`
  const own = key && (await dns.public(name, 'TXT'))
  const isProven = key !== undefined && (own ? own.some((text) => isSameKey(text, key.record)) : key.proven_at !== null)
  if (key) await noteProof(db, { partnerId: viewer.partner_id, domain }, isProven ? (key.proven_at ?? clock.now()) : null)
  return {
    address,
    key: key ? (isProven ? 'proven' : 'waiting') : null,
    canMakeKey: account !== undefined && !key,
    records: [
      spfCheck(domain, spf, account === undefined),
      key ? ownKeyCheck(name, key.record, own) : dkimCheck(domain, keys.flat()),
      dmarcCheck(domain, dmarc),
    ],
  }
}

/** One record, and one that names us where mails leave through us. Which servers a partner's own provider uses is not ours to say. */
function spfCheck(domain: string, found: string[], isOurs: boolean): Check {
  const fits = found.length === 1 && (!isOurs || found.some((text) => text.includes(OWN_SPF)))
  const wanted = isOurs ? `v=spf1 ${OWN_SPF} ~all` : null
  return { kind: 'spf', name: domain, found, wanted, state: fits ? 'ok' : found.length === 0 ? 'missing' : 'wrong' }
}

/** Makes a key for the domain of the partner's own address; for ours there is nothing to prove. */
export async function makeKey({ db, clock }: Services, viewer: Viewer): Promise<void> {
  const account = await findMailAccount(db, viewer.partner_id)
  if (!account) throw new HttpError(409, 'refusal.noOwnSender')
  await makeSendingKey(db, viewer.partner_id, domainOf(account.from_email), clock.now())
}

/** Name servers cut long texts into pieces, and people put spaces between them. */
const isSameKey = (found: string, record: string): boolean => found.replaceAll(/\s/g, '') === record.replaceAll(/\s/g, '')

const noteProof = (db: Services['db'], { partnerId, domain }: { partnerId: number; domain: string }, at: Date | null) =>
  db.updateTable('sending_keys').set({ proven_at: at }).where('partner_id', '=', partnerId).where('domain', '=', domain).execute()

function ownKeyCheck(name: string, wanted: string, found: string[] | null | undefined): Check {
  const fits = found?.some((text) => isSameKey(text, wanted)) ?? false
  return { kind: 'dkim', name, found: found ?? [], wanted, state: fits ? 'ok' : found?.length ? 'wrong' : 'missing' }
}

const dkimCheck = (domain: string, found: string[]): Check => ({
  kind: 'dkim',
  name: `…._domainkey.${domain}`,
  found,
  wanted: null,
  state: found.length > 0 ? 'ok' : 'unknown',
})

const dmarcCheck = (domain: string, found: string[]): Check => ({
  kind: 'dmarc',
  name: `_dmarc.${domain}`,
  found,
  wanted: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
  state: found.length === 1 ? 'ok' : found.length === 0 ? 'missing' : 'wrong',
})
