import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ListQuery } from '../../../../src/contract'
import { limitProblem } from '../../../access/checkLimit'
import type { Database } from '../../../db'
import { totalOf, withTotal } from '../../../db/queries/total'
import { containsWords } from '../../../db/queries/words'
import type { Services, Viewer } from '../../../kernel/context'
import { filteredBy } from '../../../kernel/request/filteredBy'
import { paginationOf, pagingOf } from '../../../kernel/request/paging'
import type { Translate } from '../../../kernel/text/translate'
import type { DomainRow } from '../row/domainRows'

/** The mailboxes of a domain, by page, and what a further one would be refused for. */
export async function listMailboxes(
  services: Services,
  viewer: Viewer,
  { domain, query, t }: { domain: DomainRow; query: ListQuery | undefined; t: Translate },
) {
  const { db, mail } = services
  const paging = pagingOf(query)
  const search = query?.search?.trim()
  const all = mailboxRows(db, domain.id).$if(!!search, (rows) => rows.where(containsWords(sql.ref('mailboxes.name'), search ?? '')))
  const page = all.orderBy('mailboxes.name').limit(paging.limit).offset(paging.offset)
  const rows = await withTotal(page, all.clearSelect()).execute()
  const problem = await limitProblem(db, viewer.partner_id, 'mailboxes')
  return {
    items: rows.map((row) => presentMailbox(row, domain)),
    pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, all.clearSelect())),
    filters: filteredBy(query),
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

export const presentMailbox = ({ id, name, created_at, messages }: MailboxRow, domain: Pick<DomainRow, 'name' | 'unicode_name'>) => ({
  id,
  address: addressOf(name, domain),
  unicodeAddress: `${name}@${domain.unicode_name}`,
  createdAt: created_at.toISOString(),
  messages,
})

export const addressOf = (name: string, domain: Pick<DomainRow, 'name'>): string => `${name}@${domain.name}`
