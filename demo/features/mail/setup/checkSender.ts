import type { SenderCheck } from '../../../../src/contract'
import { OWN_DOMAINS } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import { findMailAccount } from '../../../outbox/mail/mailAccount'
import { domainOf } from '../../../outbox/mail/sendingKey'
import { plusAddress } from '../../../outbox/mail/plusAddress'
import { checkKey } from './ownKey'

type Check = SenderCheck['records'][number]

/** Names that mail servers usually sign with. */
const SELECTORS = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 's1', 's2', 'k1']
const OWN_SPF = `include:spf.${OWN_DOMAINS.mail}`

/** Looks up what receivers of our mails will: who may send for the domain, how its mails are signed, what to do with others (AC-04). */
export async function checkSender(services: Services, viewer: Viewer): Promise<SenderCheck> {
  const { db, dns, mail } = services
  const account = await findMailAccount(db, viewer.partner_id)
  const address = account?.from_email ?? (await plusAddress(db, mail.domain, { kind: 'partner', partnerId: viewer.partner_id }))
  const domain = domainOf(address)
  const texts = async (name: string, start: RegExp) => ((await dns.public(name, 'TXT')) ?? []).filter((text) => start.test(text))
  const usualKeys = () => Promise.all(SELECTORS.map((selector) => texts(`${selector}._domainkey.${domain}`, /\bp=[A-Za-z0-9+/]/)))
  const signing = async () => {
    const key = account ? await checkKey(services, viewer, domain) : null
    return { key, dkim: key?.record ?? dkimCheck(domain, (await usualKeys()).flat()) }
  }
  const [spf, { key, dkim }, dmarc] = await Promise.all([
    texts(domain, /^v=spf1(?:\s|$)/i),
    signing(),
    texts(`_dmarc.${domain}`, /^v=DMARC1/i),
  ])
  return {
    address,
    key: key && (key.isProven ? 'proven' : 'waiting'),
    canMakeKey: account !== undefined && !key,
    records: [spfCheck(domain, spf, account === undefined), dkim, dmarcCheck(domain, dmarc)],
  }
}

/** One record, and one that names us where mails leave through us. Which servers a partner's own provider uses is not ours to say. */
function spfCheck(domain: string, found: string[], isOurs: boolean): Check {
  const fits = found.length === 1 && (!isOurs || found.some((text) => text.includes(OWN_SPF)))
  const wanted = isOurs ? `v=spf1 ${OWN_SPF} ~all` : null
  return { kind: 'spf', name: domain, found, wanted, state: fits ? 'ok' : found.length === 0 ? 'missing' : 'wrong' }
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
