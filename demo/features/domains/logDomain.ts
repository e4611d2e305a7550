import { writeLog } from '../../kernel/websiteLog/writeLog'
import type { LogLine } from '../../../src/model'
import type { Services } from '../../kernel/context'

/** Tells the log of a domain's website what has become of the domain; nobody, if there is none. */
export async function logDomain(
  services: Pick<Services, 'db' | 'root'>,
  websiteId: number | null,
  line: LogLine,
  at: { by: number | null; at: Date },
  label = 'domain',
): Promise<void> {
  if (websiteId === null) return
  const website = await services.db
    .selectFrom('websites')
    .select(['id', 'partner_id', 'status'])
    .where('id', '=', websiteId)
    .executeTakeFirst()
  if (website) await writeLog(services, website, [{ line, label }], at)
}
