import { type Kysely, sql } from 'kysely'
import { UNDO_SERVER_TTL_MS } from '../../../src/model'
import type { Database } from '../../db'
import { noteOnMessage } from '../../db/writers/noteOnMessage'
import type { LoggedLine } from '../../kernel/News'
import type { Translate } from '../../kernel/text/translate'
import { lineColumns } from '../../kernel/websiteLog/lineColumns'

interface Writing {
  by: number | null
  at: Date
  t: Translate
}

/** Has the line that this one takes back say so, and answers its id; null where there is none, or not the actor's own. */
export async function takeLineBack(
  db: Kysely<Database>,
  { website, label = '', opposite }: LoggedLine,
  { by, at, t }: Writing,
): Promise<number | null> {
  if (!opposite || by === null) return null
  const last = await db
    .selectFrom('messages')
    .select(['id', 'from_user_id', sql<boolean>`line = ${JSON.stringify(opposite)}::jsonb`.as('is_opposite')])
    .where('website_id', '=', website.id)
    .where('label', '=', label)
    .where('created_at', '>=', new Date(at.getTime() - UNDO_SERVER_TTL_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.is_opposite || last.from_user_id !== by) return null
  await noteOnMessage(db, last.id, lineColumns({ ...opposite, takenBack: true }, t))
  return last.id
}
