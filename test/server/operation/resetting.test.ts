/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../../demo/db'
import { openPostgres } from '../../../demo/db/openPostgres'
import { seed } from '../../../demo/seeds'
import { createFileStore } from '../../../demo/services/files/fileStore'
import { emptyDatabase } from './emptyDatabase'

it('replaces the data while other hosts work with them or do the same, and breaks off nobody’s work', async () => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'host-data-'))
  const hosts = await Promise.all([openDatabase({ url: database }), openPostgres(database)])
  const [first, second] = hosts
  const reset = ({ db }: typeof first) => seed({ db, files: createFileStore(folder), name: 'small', now: new Date() })
  await reset(first)

  let resets: Promise<unknown> = Promise.resolve()
  // Holds what the resets need, and asks for what they have by then.
  const work = second.db.transaction().execute(async (db) => {
    await db.selectFrom('websites').select('id').forUpdate().execute()
    resets = Promise.all(hosts.map(reset))
    while ((await waiting(first.db)) === 0);
    return db.selectFrom('partners').select('id').execute()
  })
  expect((await work).length).toBeGreaterThan(0)
  await resets
  expect(await second.db.selectFrom('users').select('id').execute()).not.toEqual([])

  await Promise.all(hosts.map(({ close }) => close()))
  await rm(folder, { recursive: true })
}, 60_000)

/** How many wait for a table that somebody else has locked. */
async function waiting(db: Awaited<ReturnType<typeof openPostgres>>['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted and locktype = 'relation'`.execute(db)
  return rows[0]?.count ?? 0
}
