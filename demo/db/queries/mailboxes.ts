import { domainToASCII } from 'node:url'
import { type Expression, type Kysely, sql } from 'kysely'
import type { Database } from '../schema'
import { live } from './base'

/** Said when a mailbox has got mail, or when whoever is in it has to leave: `new:7`, `end:7`. */
export const MAILBOX_CHANNEL = 'mailbox'

/** Tells the IMAP servers of all processes, once the transaction is committed. */
export const notifyMailbox = (db: Kysely<Database>, what: 'new' | 'end', id: number) =>
  sql`select pg_notify(${MAILBOX_CHANNEL}, ${`${what}:${id}`})`.execute(db)

/** How many mailboxes a domain has, as a column. */
export const mailboxCount = (domainId: Expression<number>) =>
  sql<number>`(select count(*)::int from mailboxes where mailboxes.domain_id = ${domainId})`

/** Live domains whose mail is for us: somebody has shown that the name is theirs, and there is a mailbox. */
const mailDomains = (db: Kysely<Database>, name: string) =>
  live(db, 'domains')
    .innerJoin('domain_proofs', (join) =>
      join.onRef('domain_proofs.partner_id', '=', 'domains.partner_id').onRef('domain_proofs.name', '=', 'domains.name'),
    )
    .innerJoin('mailboxes', 'mailboxes.domain_id', 'domains.id')
    .where('domain_proofs.proven_at', 'is not', null)
    .where('domains.name', '=', name)

export interface FoundMailbox {
  id: number
  password_hash: string
}

/** The mailbox of an address. Null: its domain has none of that name. Undefined: mail of that domain is not for us. */
export async function findMailbox(db: Kysely<Database>, address: string): Promise<FoundMailbox | null | undefined> {
  const [name = '', host = '', ...others] = address.toLowerCase().split('@')
  if (others.length > 0) return undefined
  // The mail server shows names as people write them.
  const domain = domainToASCII(host)
  const found = await mailDomains(db, domain)
    .select(['mailboxes.id', 'mailboxes.password_hash'])
    .where('mailboxes.name', '=', name)
    .executeTakeFirst()
  if (found) return found
  return (await mailDomains(db, domain).select('mailboxes.id').executeTakeFirst()) && null
}

/** What a mailbox holds, in all folders. */
export async function bytesIn(db: Kysely<Database>, mailboxId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('mailbox_messages')
    .select(sql<number>`coalesce(sum(bytes), 0)::int`.as('bytes'))
    .where('mailbox_id', '=', mailboxId)
    .executeTakeFirstOrThrow()
  return bytes
}
