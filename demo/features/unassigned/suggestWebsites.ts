import { type Kysely, type Selectable, sql } from 'kysely'
import { folded, type SuggestionReason } from '../../../src/model'
import type { Database } from '../../db'
import type { UnassignedEmailsTable } from '../../db/tables/messages'
import { mailOfThread, websitesOfSenders } from '../../db/queries/senders'
import { ofPartner } from '../../db/queries/base'

type Mail = Pick<Selectable<UnassignedEmailsTable>, 'in_reply_to' | 'from_name' | 'from_email' | 'subject' | 'text'>

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

type Texts = Readonly<Record<(typeof CUSTOMER | typeof CONTACT)[number], string | null>>
const CUSTOMER = ['firm', 'forename', 'surname', 'email', 'contactEmail', 'billEmail', 'phone', 'mobile'] as const
const CONTACT = ['emailAddress', 'phoneNumber'] as const

const textsOf = (column: 'customer' | 'contact', names: readonly string[]) =>
  sql.join(names.flatMap((name) => [sql.lit(name), sql`websites.${sql.ref(column)} ->> ${sql.lit(name)}`]))

/** The partner's websites as mails are compared with them, in one text: thousands of rows take longer to read than to find. */
const selectCandidates = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'websites')
    .where('is_template', '=', false)
    .select(
      sql<({ id: number; title: string; domain: string | null; domains: string[] } & Texts)[]>`coalesce(json_agg(json_build_object(
        'id', id, 'title', title, 'domain', domain, 'domains', domains, ${textsOf('customer', CUSTOMER)}, ${textsOf('contact', CONTACT)})), '[]')`.as(
        'all',
      ),
    )
    .executeTakeFirstOrThrow()

async function candidates(db: Kysely<Database>, partnerId: number): Promise<Candidate[]> {
  const { all } = await selectCandidates(db, partnerId)
  return all.map(({ id, title, domain, domains, firm, forename, surname, ...texts }) => {
    const addresses = [texts.email, texts.contactEmail, texts.billEmail, texts.emailAddress]
    const hosts = [domain ?? '', ...domains, ...addresses.map((address) => address?.split('@')[1] ?? '')]
    const numbers = [texts.phone, texts.mobile, texts.phoneNumber]
    return {
      id,
      hosts: hosts.map((host) => host.toLowerCase().replace(/^www\./, '')),
      phones: numbers.map((number) => digits(number ?? '').slice(-9)).filter((number) => number.length >= MIN_PHONE_DIGITS),
      name: words(`${forename ?? ''} ${surname ?? ''}`),
      called: [title, domain, firm].flatMap((name) => (name && name.length > 5 ? name.toLowerCase() : [])),
    }
  })
}

/** Websites that each of the mails of one partner may belong to, best first, each with the reasons (UE-02). */
export async function suggestWebsites(db: Kysely<Database>, partnerId: number, mails: readonly Mail[]): Promise<Suggestion[][]> {
  if (mails.length === 0) return []
  const websites = await candidates(db, partnerId)
  const senders = await websitesOfSenders(
    db,
    partnerId,
    mails.map(({ from_email }) => from_email),
  )
  return Promise.all(
    mails.map(async (mail) => {
      const answered = mail.in_reply_to ? await mailOfThread(db, partnerId, [mail.in_reply_to]) : undefined
      const known = new Set(senders.filter(({ email }) => email === mail.from_email).map(({ id }) => id))
      return best(mail, websites, (id) => [
        ...(answered?.website_id === id ? (['thread'] as const) : []),
        ...(known.has(id) ? (['address'] as const) : []),
      ])
    }),
  )
}

function best(mail: Mail, websites: readonly Candidate[], known: (id: number) => SuggestionReason[]): Suggestion[] {
  const host = mail.from_email.split('@')[1] ?? ''
  const signs = {
    host: FREE_MAIL.has(host) ? '' : host,
    signature: digits(mail.text.slice(-SIGNATURE_LENGTH)),
    sender: words(mail.from_name),
    written: `${mail.subject} ${mail.text.slice(0, MENTION_LENGTH)}`.toLowerCase(),
  }
  return websites
    .map((website) => ({ websiteId: website.id, reasons: [...known(website.id), ...compare(signs, website)] }))
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ websiteId, reasons }) => ({ websiteId, score: scoreOf(reasons), reasons }))
    .toSorted((a, b) => b.score - a.score || a.websiteId - b.websiteId)
    .slice(0, MOST)
}

function scoreOf(reasons: readonly SuggestionReason[]): number {
  const doubt = reasons.reduce((rest, reason) => rest * (1 - WEIGHTS[reason]), 1)
  return Math.round((1 - doubt) * 100) / 100
}

function compare({ host, signature, sender, written }: Signs, { hosts, phones, name, called }: Candidate): SuggestionReason[] {
  const reasons: SuggestionReason[] = []
  if (host && hosts.includes(host)) reasons.push('domain')
  if (phones.some((number) => signature.includes(number))) reasons.push('phone')
  if (name.length > 1 && name.every((word) => sender.includes(word))) reasons.push('name')
  if (called.some((one) => written.includes(one))) reasons.push('mention')
  return reasons
}

const digits = (value: string): string => value.replaceAll(/\D/g, '').replace(/^0+/, '')

const words = (value: string): string[] => folded(value).match(/\p{L}{2,}/gu) ?? []
