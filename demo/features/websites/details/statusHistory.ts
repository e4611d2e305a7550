import type { Kysely } from 'kysely'
import type { Status } from '../../../../src/model'
import type { Database } from '../../../db'

interface Website {
  id: number
  status: Status
  status_date: Date
  created_at: Date
}

/** Each time the website got to a status, oldest first. What it had before its first move, it had from the beginning. */
export async function statusHistory(db: Kysely<Database>, { id, status, status_date, created_at }: Website) {
  const moves = await db
    .selectFrom('status_moves')
    .select(['from_status', 'to_status', 'moved_at'])
    .where('website_id', '=', id)
    .orderBy('id')
    .execute()
  const [first] = moves
  const start = first ? { status: first.from_status, since: created_at } : { status, since: status_date }
  return [start, ...moves.map(({ to_status, moved_at }) => ({ status: to_status, since: moved_at }))].map((entered) => ({
    status: entered.status,
    since: entered.since.toISOString(),
  }))
}
