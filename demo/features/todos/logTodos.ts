import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { shortSubject } from '../../kernel/log/shortSubject'
import type { LockedWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'

type Deed = 'added' | 'changed' | 'done' | 'reopened' | 'deleted'

/** Says in the log of the website what became of its to-dos. */
export async function logTodos(
  { services, db, viewer }: { services: Services; db: Kysely<Database>; viewer: Viewer },
  website: LockedWebsite,
  deed: Deed,
  descriptions: readonly string[],
): Promise<void> {
  const t = logTranslator(services, viewer)
  const entries = descriptions.map((message) => ({
    category: 'system' as const,
    message: t(`log.todo.${deed}`, { todo: shortSubject({ subject: '', message }) }),
  }))
  await writeLog(db, website, entries, { by: viewer.user_id, at: services.clock.now() })
}
