import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import { MINUTE_MS } from '../../../src/model'
import type { Database } from '../../db'
import type { OutgoingMailsTable } from '../../db/tables/mail'
import { inBackground } from '../../log/inBackground'
import type { Services } from '../../kernel/context'
import { composeMail } from './composeMail'
import { orAborted } from '../../services'
import { failedOutcome, type Outcome, sentOutcome } from './outcomeOf'
import { plusAddress } from './plusAddress'
import { settleMail } from './settleMail'
import { suppressedAmong } from './suppression/suppressed'
import { hostWay, wayOf } from './transport'

type Mail = Selectable<OutgoingMailsTable>
export type MailServices = Pick<Services, 'db' | 'clock' | 'files' | 'log' | 'mail' | 'root'>

const BATCH = 5
/** Longer than any attempt takes. */
const LEASE_MS = 5 * MINUTE_MS

/**
 * Sends what is due, and answers how many mails it tried. Kill-safe: a mail is leased, sent, and settled only after the server took it, so
 * none is lost; an attempt that nobody settled is repeated under the same Message-ID, by which the receiving server knows it again. What is not
 * sent when the signal is aborted is handed back.
 */
export async function sendDue(services: MailServices, relay: string, giveUp?: AbortSignal): Promise<number> {
  const mails = await leaseDue(services)
  await Promise.all(mails.map((mail) => attempt(services, relay, mail, giveUp)))
  return mails.length
}

/** Gives back what was in the hands of processes that ended. Only for a database that no other process has open. */
export async function dropLeases(db: Kysely<Database>): Promise<void> {
  await db.updateTable('outgoing_mails').set({ lease: null, leased_until: null }).where('lease', 'is not', null).execute()
}

/** When the next mail is due, by the host's clock. */
export async function nextDue(db: Kysely<Database>): Promise<Date | null> {
  const row = await waitingMails(db)
    .select((eb) => eb.fn.min('run_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

/** Those that may leave: what the virus scanner has still to look at goes to nobody, and the mail waits with it. */
const waitingMails = (db: Kysely<Database>) =>
  db
    .selectFrom('outgoing_mails')
    .where('state', '=', 'waiting')
    .where(sql<SqlBool>`not exists (select from files where files.id = any(outgoing_mails.file_ids) and files.scan_state = 'pending')`)

async function leaseDue({ db, clock }: MailServices): Promise<Mail[]> {
  const real = new Date()
  const due = waitingMails(db)
    .select('id')
    .where('run_at', '<=', clock.now())
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', real)]))
    .orderBy('run_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('outgoing_mails')
    .set({ lease: randomUUID(), leased_until: new Date(real.getTime() + LEASE_MS), attempts: sql<number>`attempts + 1` })
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

const attempt = (services: MailServices, relay: string, mail: Mail, giveUp?: AbortSignal): Promise<void> =>
  inBackground(services.log, { work: 'mail', id: mail.request_id, item: mail.id }, async () => {
    const outcome = await orAborted(() => send(services, relay, mail), giveUp)
    if (!outcome) return handBack(services.db, mail)
    await settleMail(services, mail, outcome)
    return outcome.state
  })

/** Another process may take it at once. The attempt counts: the server may have the mail already, and nobody can take that back. */
async function handBack(db: Kysely<Database>, { id, lease }: Mail): Promise<string> {
  await db.updateTable('outgoing_mails').set({ lease: null, leased_until: null }).where('id', '=', id).where('lease', '=', lease).execute()
  return 'handed back'
}

async function send(
  { db, files, mail: settings }: Pick<MailServices, 'db' | 'files' | 'mail'>,
  relay: string,
  mail: Mail,
): Promise<Outcome> {
  const { domain } = settings
  try {
    const { reached, suppressed } = await addresseesOf(db, mail)
    if (reached.length === 0) return { state: 'suppressed', problem: suppressed.map(({ message }) => message).join('; ') }
    // Whoever runs the server of one partner must not get into what its addressee has at others.
    const isPersonal = mail.kind === 'password'
    const { transport, fromEmail } = isPersonal ? hostWay(relay) : await wayOf(db, settings, relay, mail.partner_id)
    const replyTo = await inboxOf(db, domain, mail)
    // People read it, and the mark of a website in it looks like spam: that is for answers.
    const from = fromEmail ?? (await plusAddress(db, domain, { kind: 'partner', partnerId: mail.partner_id }))
    const bounces = fromEmail ?? (await plusAddress(db, domain, { kind: 'bounce', mailId: mail.id }))
    const attachments = await attachmentsOf({ db, files }, mail)
    const content = composeMail(mail, { from, replyTo, bounces }, { attachments, recipients: reached })
    const info = await transport.sendMail(content)
    return sentOutcome({ rejected: [...(info.rejectedErrors ?? []), ...suppressed], reached, said: info.response ?? '' })
  } catch (error) {
    return failedOutcome(error instanceof Error ? error : { message: String(error) }, mail.attempts)
  }
}

/**
 * Who has still to get the mail, and what was said of those that none is sent to. Whoever tries whether mail arrives is to learn it, and nobody's
 * way into their account is up to a partner.
 */
async function addresseesOf(db: Kysely<Database>, { kind, partner_id, recipients, cc, bcc, accepted }: Mail) {
  const waiting = [...recipients, ...cc, ...bcc].map(({ email }) => email).filter((email) => !accepted.includes(email))
  const said = kind === 'test' || kind === 'password' ? new Map<string, string>() : await suppressedAmong(db, partner_id, waiting)
  return {
    reached: waiting.filter((email) => !said.has(email.toLowerCase())),
    suppressed: [...said].map(([recipient, message]) => ({ recipient, message })),
  }
}

const inboxOf = (db: Kysely<Database>, domain: string, { partner_id: partnerId, website_id: websiteId }: Mail): Promise<string> =>
  plusAddress(db, domain, websiteId === null ? { kind: 'partner', partnerId } : { kind: 'website', partnerId, websiteId })

async function attachmentsOf({ db, files }: Pick<MailServices, 'db' | 'files'>, { file_ids }: Mail) {
  if (file_ids.length === 0) return []
  const rows = await db.selectFrom('files').select(['id', 'name', 'mime', 'content_hash']).where('id', 'in', file_ids).execute()
  return Promise.all(
    file_ids.map(async (id) => {
      const row = rows.find((one) => one.id === id)
      const content = row && (await files.get(row.content_hash))
      // A mail without a file it promises is worse than one that is late.
      if (!row || !content) throw new Error(`attachment ${id} cannot be read`)
      return { filename: row.name, contentType: row.mime, content: Buffer.from(content) }
    }),
  )
}
