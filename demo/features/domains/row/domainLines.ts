import type { Kysely } from 'kysely'
import type { LogLine } from '../../../../src/model'
import type { Database } from '../../../db'
import type { LoggedLine } from '../../../kernel/News'

/** What the log of a domain's website says of what has become of the domain; nothing, if there is none. */
export async function domainLines(db: Kysely<Database>, websiteId: number | null, line: LogLine, label = 'domain'): Promise<LoggedLine[]> {
  if (websiteId === null) return []
  const website = await db.selectFrom('websites').select(['id', 'partner_id', 'status']).where('id', '=', websiteId).executeTakeFirst()
  return website ? [{ website, line, label }] : []
}
