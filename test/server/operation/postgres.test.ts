import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../../demo/db'
import { openPostgres } from '../../../demo/db/openPostgres'
import { endProcesses, startProcess } from '../support/hostProcess'
import { emptyDatabase } from './emptyDatabase'

afterEach(endProcesses)

it('takes as many connections as it may, and ends a statement that takes too long, but none that brings tables up to date', async () => {
  const open = await openDatabase({ url: await emptyDatabase(), pool: 2, statementMs: 1_000 })
  const wait = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(open.db)
  const three = Promise.all([wait(0.5), wait(0.5), wait(0.5)])
  await wait(0)
  await three
  expect(open.connections()).toEqual({ busy: 0, idle: 2, waiting: 0 })
  await expect(wait(5)).rejects.toMatchObject({ code: '57014' })
  // The connection that has brought the tables up to date has the limit again.
  const limits = await Promise.all([1, 2].map(() => sql<{ statement_timeout: string }>`show statement_timeout`.execute(open.db)))
  expect(limits.flatMap(({ rows }) => rows)).toEqual([{ statement_timeout: '1s' }, { statement_timeout: '1s' }])
  await open.close()
})

it('neither compiles long statements nor starts processes for them, which takes longer than they do', async () => {
  const open = await openPostgres(await emptyDatabase())
  expect((await sql`show jit`.execute(open.db)).rows).toEqual([{ jit: 'off' }])
  expect((await sql`show max_parallel_workers_per_gather`.execute(open.db)).rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
  await open.close()
})

it('plans what it is asked again once, and anew when a newer host has changed the table', async () => {
  const open = await openPostgres(await emptyDatabase(), { pool: 1 })
  await sql`create table planned (name text)`.execute(open.db)
  await sql`insert into planned values ('first')`.execute(open.db)
  const ask = async (name: string) => (await sql`select * from planned where name = ${name}`.execute(open.db)).rows
  expect([await ask('first'), await ask('second')]).toEqual([[{ name: 'first' }], []])
  const kept = await sql`select 1 from pg_prepared_statements where statement like 'select * from planned%'`.execute(open.db)
  expect(kept.rows).toHaveLength(1)
  await sql`alter table planned add column place int`.execute(open.db)
  expect(await ask('first')).toEqual([{ name: 'first', place: null }])
  await open.close()
})

it('is brought up to date once, however many processes start on it at the same time', async () => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'host-data-'))
  const hosts = [1, 2, 3].map(() => startProcess({ DATABASE_URL: database, DATA_DIR: folder, DEMO: '0' }))
  const answers = await Promise.all(hosts.map(async ({ address }) => (await fetch(`${await address}/ready`)).status))
  expect(answers).toEqual([200, 200, 200])
  const open = await openPostgres(database)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(open.db)
  expect(rows).toHaveLength((await readdir('demo/db/migrations')).length)
  await open.close()
  await rm(folder, { recursive: true })
})

it('says how to begin anew on a database of another version, at start and when settings are tried', async () => {
  const database = await emptyDatabase()
  const open = await openPostgres(database)
  await sql`create table kysely_migration (name text, timestamp text)`.execute(open.db)
  await sql`insert into kysely_migration values ('0001_before', '')`.execute(open.db)
  await open.close()
  for (const args of [[], ['--check-settings']]) {
    const host = startProcess({ DATABASE_URL: database, DEMO: '0' }, args)
    expect(await host.ended).toBe(1)
    expect(host.output().trim()).toBe(
      'DATABASE_URL: the database there is of another version of the host (0001_before is unknown here); ' +
        'name a new one, made by: psql "$DATABASE_URL" -c "create database partner_host"',
    )
  }
})
