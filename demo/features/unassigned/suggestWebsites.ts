import type { Kysely, Selectable } from 'kysely'
import { fullName, type SuggestionReason } from '../../../src/model'
import type { Database } from '../../db'
import type { UnassignedEmailsTable } from '../../db/tables/messages'
import { mailOfThread, websitesOfSender } from '../../db/queries/senders'
import { ofPartner } from '../../db/queries/base'

type Mail = Pick<Selectable<UnassignedEmailsTable>, 'partner_id' | 'in_reply_to' | 'from_name' | 'from_email' | 'subject' | 'text'>

export interface Suggestion {
  websiteId: number
  /** From 0 to 1. */
  score: number
  reasons: SuggestionReason[]
}

/** How much each sign says. Several add up to at most 1. */
const WEIGHTS: Readonly<Record<SuggestionReason, number>> = {
  thread: 0.95,
  address: 0.8,
  domain: 0.6,
  phone: 0.5,
  name: 0.35,
  mention: 0.3,
}
const MOST = 3
const SIGNATURE_LENGTH = 1_000
/** Each website is looked for in so much of a mail. */
const MENTION_LENGTH = 20_000
const MIN_PHONE_DIGITS = 7

/** Providers whose domain says nothing about the sender. */
const FREE_MAIL = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com gmx.de gmx.net web.de t-online.de aol.com proton.me mail.ru yandex.ru orange.fr laposte.net libero.it wp.pl seznam.cz'.split(
    ' ',
  ),
)

/** What mails are compared with of a website. */
interface Candidate {
  readonly id: number
  /** Domains of the website, and those its customer's addresses are in. */
  readonly hosts: readonly string[]
  /** The last digits of the customer's numbers. */
  readonly phones: readonly string[]
  /** The words of the customer's name. */
  readonly name: readonly string[]
  /** What a mail may call it, in lower case. */
  readonly called: readonly string[]
}

/** The same of a mail. */
interface Signs {
  readonly host: string
  /** All digits in the last part of the mail, whatever the way numbers are written. */
  readonly signature: string
  readonly sender: readonly string[]
  readonly written: string
}

/** The partner's websites as mails are compared with them; asked for once per list. */
export async function candidates(db: Kysely<Database>, partnerId: number): Promise<Candidate[]> {
  const websites = await ofPartner(db, partnerId, 'websites')
    .select(['id', 'title', 'domain', 'domains', 'customer', 'contact'])
    .where('is_template', '=', false)
    .execute()
  return websites.map(({ id, title, domain, domains, customer, contact }) => {
    const addresses = [text(customer, 'email'), text(customer, 'contactEmail'), text(customer, 'billEmail'), text(contact, 'emailAddress')]
    const hosts = [domain ?? '', ...domains, ...addresses.map((address) => address.split('@')[1] ?? '')]
    const numbers = [text(customer, 'phone'), text(customer, 'mobile'), text(contact, 'phoneNumber')]
    return {
      id,
      hosts: hosts.map((host) => host.toLowerCase().replace(/^www\./, '')),
      phones: numbers.map((number) => digits(number).slice(-9)).filter((number) => number.length >= MIN_PHONE_DIGITS),
      name: words(fullName({ forename: text(customer, 'forename'), surname: text(customer, 'surname'), name: '' })),
      called: [title, domain ?? '', text(customer, 'firm')].filter((name) => name.length > 5).map((name) => name.toLowerCase()),
    }
  })
}

/** Websites the mail may belong to, best first, each with the reasons (UE-02). */
export async function suggestWebsites(db: Kysely<Database>, mail: Mail, websites: readonly Candidate[]): Promise<Suggestion[]> {
  const answered = mail.in_reply_to ? await mailOfThread(db, mail.partner_id, [mail.in_reply_to]) : undefined
  const known = new Set(await websitesOfSender(db, mail.partner_id, mail.from_email))
  const host = mail.from_email.split('@')[1] ?? ''
  const signs = {
    host: FREE_MAIL.has(host) ? '' : host,
    signature: digits(mail.text.slice(-SIGNATURE_LENGTH)),
    sender: words(mail.from_name),
    written: `${mail.subject} ${mail.text.slice(0, MENTION_LENGTH)}`.toLowerCase(),
  }
  return websites
    .map((website) => {
      const reasons: SuggestionReason[] = [
        ...(answered?.website_id === website.id ? (['thread'] as const) : []),
        ...(known.has(website.id) ? (['address'] as const) : []),
        ...compare(signs, website),
      ]
      const doubt = reasons.reduce((rest, reason) => rest * (1 - WEIGHTS[reason]), 1)
      return { websiteId: website.id, score: Math.round((1 - doubt) * 100) / 100, reasons }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.score - a.score || a.websiteId - b.websiteId)
    .slice(0, MOST)
}

function compare({ host, signature, sender, written }: Signs, { hosts, phones, name, called }: Candidate): SuggestionReason[] {
  const reasons: SuggestionReason[] = []
  if (host && hosts.includes(host)) reasons.push('domain')
  if (phones.some((number) => signature.includes(number))) reasons.push('phone')
  if (name.length > 1 && name.every((word) => sender.includes(word))) reasons.push('name')
  if (called.some((one) => written.includes(one))) reasons.push('mention')
  return reasons
}

const text = (data: Record<string, unknown>, name: string): string => (typeof data[name] === 'string' ? data[name] : '')

const digits = (value: string): string => value.replaceAll(/\D/g, '').replace(/^0+/, '')

const words = (value: string): string[] =>
  value
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}{2,}/gu) ?? []
