import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db'
import type { MessagesTable } from '../../db/tables/messages'
import type { Services, Viewer } from '../../kernel/context'
import { peopleOf } from '../../access/scope'
import { findMessageRow } from './findMessage'

/** Keeps what a message says before that is changed. */
export async function keepVersion(db: Kysely<Database>, row: Selectable<MessagesTable>): Promise<void> {
  const { id, version, subject, message } = row
  const written = { written_at: row.edited_at ?? row.created_at, written_by: row.edited_by ?? row.from_user_id }
  await db
    .insertInto('message_versions')
    .values({ message_id: id, version, subject, message, ...written })
    .execute()
}

/** What a message of this very website said before, the newest first. */
export async function readMessageVersions(services: Services, viewer: Viewer, websiteId: number, id: number) {
  await findMessageRow(services.db, websiteId, id)
  const person = await peopleOf(services, viewer)
  const rows = await services.db
    .selectFrom('message_versions')
    .selectAll()
    .where('message_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, subject, message, written_at, written_by }) => ({
    version,
    subject,
    message,
    writtenAt: written_at.toISOString(),
    writtenBy: person(written_by),
  }))
}
