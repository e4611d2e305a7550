import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { limitProblem } from '../../../access/checkLimit'
import type { Database } from '../../../db'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import type { DomainRow } from '../row/domainRows'

/** The mailboxes of a domain, and what a further one would be refused for. */
export async function listMailboxes(services: Services, viewer: Viewer, { domain, t }: { domain: DomainRow; t: Translate }) {
  const { db, mail } = services
  const rows = await mailboxRows(db, domain.id).orderBy('mailboxes.name').execute()
  const problem = await limitProblem(db, viewer.partner_id, 'mailboxes')
  return {
    items: rows.map((row) => presentMailbox(row, domain)),
    adding: domain.proven_at
      ? problem && { message: t(problem.messageKey, problem.values), upgrade: true }
      : { message: t('domain.reason.unproven'), upgrade: false },
    imap: mail.imap,
  }
}

const mailboxRows = (db: Kysely<Database>, domainId: number) =>
  db
    .selectFrom('mailboxes')
    .select(['mailboxes.id', 'mailboxes.name', 'mailboxes.password_hash', 'mailboxes.created_at'])
    .select(sql<number>`(select count(*)::int from mailbox_messages where mailbox_messages.mailbox_id = mailboxes.id)`.as('messages'))
    .where('mailboxes.domain_id', '=', domainId)

/** One of the domain; undefined if it has no such. */
export const mailboxOf = (db: Kysely<Database>, domainId: number, id: number) =>
  mailboxRows(db, domainId).where('mailboxes.id', '=', id).executeTakeFirst()

type MailboxRow = NonNullable<Awaited<ReturnType<typeof mailboxOf>>>

export const presentMailbox = ({ id, name, created_at, messages }: MailboxRow, domain: Pick<DomainRow, 'name'>) => ({
  id,
  address: addressOf(name, domain),
  createdAt: created_at.toISOString(),
  messages,
})

export const addressOf = (name: string, domain: Pick<DomainRow, 'name'>): string => `${name}@${domain.name}`
