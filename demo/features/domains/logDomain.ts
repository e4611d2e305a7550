import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { writeLog } from '../../kernel/log/writeLog'

/** Tells the log of a domain's website what has become of the domain; nobody, if there is none. */
export async function logDomain(
  db: Kysely<Database>,
  websiteId: number | null,
  message: string,
  at: { by: number | null; at: Date },
  label = 'domain',
): Promise<void> {
  if (websiteId === null) return
  const website = await db.selectFrom('websites').select(['id', 'partner_id', 'status']).where('id', '=', websiteId).executeTakeFirst()
  if (website) await writeLog(db, website, [{ category: 'system', message, label }], at)
}
