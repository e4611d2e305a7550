import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'
import type { LockedWebsite } from '../../db/queries/lockWebsite'
import { writeLog } from '../../kernel/websiteLog/writeLog'

type Deed = 'added' | 'changed' | 'done' | 'reopened' | 'deleted'

/** Says in the log of the website what became of its to-dos. */
export async function logTodos(
  { services, db, viewer }: { services: Services; db: Kysely<Database>; viewer: Viewer },
  website: LockedWebsite,
  deed: Deed,
  descriptions: readonly string[],
): Promise<void> {
  const kind = `todo.${deed}` as const
  const entries = descriptions.map((message) => ({ line: { kind, values: { todo: shortSubject({ subject: '', message }) } } }))
  await writeLog({ ...services, db }, website, entries, { by: viewer.user_id, at: services.clock.now() })
}
