import { sql } from 'kysely'
import { isTransferOver } from '../../../src/model'
import type { api_partner_mail_transfer, api_partner_mail_transfers, ReadQuery, WrittenAnswer } from '../../../src/contract/server'
import type { Services, Viewer } from '../../kernel/context'
import { filteredBy } from '../../kernel/request/filteredBy'
import { paginationOf, pagingOf } from '../../kernel/request/paging'
import { userOf } from '../../kernel/userOf'
import { totalOf, withTotal } from '../../db/queries/total'
import { staffOf } from '../../db/queries/people/users'
import { ofPartner } from '../../db/queries/base'
import { containsWords } from '../../db/queries/words'
import type { Transfer } from './Mailboxes'
import { findTransfer } from './transfers'

type Presented = WrittenAnswer<typeof api_partner_mail_transfer>

const FAILURES_SHOWN = 500

/** The partner's transfers by page, newest first, with the counts of their folders. */
export async function listTransfers(
  services: Services,
  viewer: Viewer,
  query: ReadQuery<typeof api_partner_mail_transfers>,
): Promise<WrittenAnswer<typeof api_partner_mail_transfers>> {
  const paging = pagingOf(query)
  const search = query.search?.trim()
  const all = ofPartner(services.db, viewer.partner_id, 'mail_transfers').$if(!!search, (rows) =>
    rows.where(containsWords(SEARCHED, search ?? '')),
  )
  const page = all.selectAll().orderBy('id', 'desc').limit(paging.limit).offset(paging.offset)
  const rows = await withTotal(page, all).execute()
  const total = await totalOf(rows, paging, all)
  const items = await present(services, viewer, rows)
  return { items, pagination: paginationOf(paging, rows.length, total), filters: filteredBy(query) }
}

const SEARCHED = sql`concat_ws(' ', source->>'username', target->>'username', source->>'host', target->>'host')`

/** One of them, with the messages that were not taken. */
export async function presentTransfer(services: Services, viewer: Viewer, id: number): Promise<Presented> {
  const [transfer] = await present(services, viewer, [await findTransfer(services, viewer, id)])
  // One row in, one row out.
  if (!transfer) throw new Error('nothing was presented')
  const failures = await services.db
    .selectFrom('mail_transfer_failures')
    .innerJoin('mail_transfer_folders', 'mail_transfer_folders.id', 'mail_transfer_failures.folder_id')
    .select(['mail_transfer_folders.path', 'mail_transfer_failures.subject', 'sent_at', 'reason'])
    .where('mail_transfer_folders.transfer_id', '=', id)
    .orderBy('mail_transfer_failures.id')
    .limit(FAILURES_SHOWN)
    .execute()
  return {
    ...transfer,
    failures: failures.map(({ path, subject, sent_at, reason }) => ({
      folder: path,
      subject,
      date: sent_at?.toISOString() ?? null,
      reason,
    })),
  }
}

async function present({ db, mailPasswords }: Services, viewer: Viewer, rows: readonly Transfer[]): Promise<Presented[]> {
  if (rows.length === 0) return []
  const staff = await staffOf(db, viewer.partner_id)
  const folders = await db
    .selectFrom('mail_transfer_folders')
    .selectAll()
    .where(
      'transfer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const person = staff.find(({ id }) => id === row.created_by)
    return {
      id: row.id,
      state: row.state,
      problem: row.problem,
      source: row.source,
      target: row.target,
      folders: folders.filter(({ transfer_id }) => transfer_id === row.id).map(folderOf),
      needsPasswords: !isTransferOver(row.state) && mailPasswords.get(row.id) === null,
      createdAt: row.created_at.toISOString(),
      startedAt: row.started_at?.toISOString() ?? null,
      finishedAt: row.finished_at?.toISOString() ?? null,
      createdBy: person ? userOf(person) : null,
    }
  })
}

interface FolderRow {
  id: number
  path: string
  target: string | null
  messages: number
  missing: number
  missing_bytes: number
  copied: number
  skipped: number
  failed: number
  target_messages: number | null
  done: boolean
}

const folderOf = ({ missing_bytes, target_messages, id, path, target, messages, missing, copied, skipped, failed, done }: FolderRow) => ({
  ...{ id, path, target, messages, missing, copied, skipped, failed, done },
  missingBytes: missing_bytes,
  targetMessages: target_messages,
})
