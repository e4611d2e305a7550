import type { ExpressionBuilder, Kysely } from 'kysely'
import { DAY_MS } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { type Change, commit } from './commit'

type CommitServices = Pick<Services, 'db' | 'clock' | 'root'>

/**
 * Commits a command once for a key, which a person's request brings as `Idempotency-Key`: whoever did not hear what it came to asks again, and hears
 * the same. Two at once come one after the other. A key is known for a day; without one each is a command of its own.
 */
export function commitOnce<Answer extends object | number | string>(
  services: CommitServices,
  viewer: Viewer,
  key: string | undefined,
  command: (db: Kysely<Database>) => Promise<Change<Answer>>,
): Promise<Answer> {
  return commit(services, viewer, async (db) => {
    if (key === undefined) return command(db)
    await forgetOld(db, viewer, services.clock.now())
    const taken = await db
      .insertInto('command_keys')
      .values({ user_id: viewer.user_id, partner_id: viewer.partner_id, key, changed: null, created_at: services.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same command came to it before
    if (!taken) return { changed: (await readAnswer(db, viewer, key)) as Answer }
    const change = await command(db)
    await db
      .updateTable('command_keys')
      .set({ changed: JSON.stringify(change.changed) })
      .where(isKey(viewer, key))
      .execute()
    return change
  })
}

/** What was made under a key is there no more: whoever asks again begins anew. */
export async function forgetKey(db: Kysely<Database>, viewer: Viewer, key: string): Promise<void> {
  await db.deleteFrom('command_keys').where(isKey(viewer, key)).execute()
}

async function readAnswer(db: Kysely<Database>, viewer: Viewer, key: string): Promise<unknown> {
  const row = await db.selectFrom('command_keys').select('changed').where(isKey(viewer, key)).executeTakeFirstOrThrow()
  return row.changed
}

async function forgetOld(db: Kysely<Database>, { user_id }: Viewer, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await db.deleteFrom('command_keys').where('user_id', '=', user_id).where('created_at', '<', yesterday).execute()
}

const isKey =
  ({ user_id, partner_id }: Viewer, key: string) =>
  (eb: ExpressionBuilder<Database, 'command_keys'>) =>
    eb.and({ user_id, partner_id, key })
