/** @jest-environment ./test/server/support/environment.cjs */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../demo/db'
import { lockDataDir } from '../../demo/db/lockDataDir'
import { migrate } from '../../demo/db/migrate'
import { addWebsite, addFixture, NOW } from './support/fixture'
import { openTestDatabase } from './support/openTestDatabase'

describe('the database', () => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase()
  })
  afterAll(() => open.close())

  it('is up to date after opening, and migrating again changes nothing', async () => {
    await migrate(open.db)
    const tables = await open.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['partners', 'users', 'websites', 'messages', 'todos', 'jobs']))
  })

  it('knows each migration by the name of its file', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(open.db)
    const files = (await readdir('demo/db/migrations')).map((file) => path.parse(file).name)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
    expect(files).toContain('0110_partners')
  })

  it('reads days as text, instants as dates, lists as arrays, documents parsed and counts as numbers', async () => {
    const { ours } = await addFixture(open.db)
    const id = await addWebsite(open.db, ours, {
      due_date: '2026-02-28',
      domains: ['a.test', 'b.test'],
      customer: JSON.stringify({ firm: 'Müller & Söhne 😀' }),
    })
    const row = await open.db.selectFrom('websites').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      due_date: '2026-02-28',
      status_date: NOW,
      domains: ['a.test', 'b.test'],
      customer: { firm: 'Müller & Söhne 😀' },
      version: 1,
    })
    const { count } = await open.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(9)
  })

  it('tells how many rows a statement changed', async () => {
    const { numUpdatedRows } = await open.db.updateTable('clock').set({ offset_ms: 0 }).executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
  })

  it('asks again what it has asked before: with other values, after a failure, and when its table has changed', async () => {
    const divide = (n: number) => sql<{ n: number }>`select 6 / ${n}::int as n`.execute(open.db)
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect([(await divide(2)).rows, (await divide(3)).rows]).toEqual([[{ n: 3 }], [{ n: 2 }]])
    await sql`create table changing (n integer)`.execute(open.db)
    await sql`insert into changing values (1)`.execute(open.db)
    const all = () => sql`select * from changing`.execute(open.db)
    expect((await all()).rows).toEqual([{ n: 1 }])
    await sql`alter table changing add column later text`.execute(open.db)
    expect((await all()).rows).toEqual([{ n: 1, later: null }])
  })

  it('keeps no more statements than fit, and still answers those it has given up', async () => {
    const ask = async (n: number) => (await sql<{ n: number }>`select ${sql.lit(n)}::int as n`.execute(open.db)).rows[0]?.n
    const numbers = Array.from({ length: 300 }, (_, n) => n)
    for (const n of [...numbers, 0]) expect(await ask(n)).toBe(n)
    const { rows } = await sql`select from pg_prepared_statements`.execute(open.db)
    expect(rows.length).toBeLessThan(300)
  })

  it('keeps concurrent transactions apart: half of forty fail and leave nothing behind', async () => {
    await sql`create table probes (n integer primary key)`.execute(open.db)
    const insert = (n: number) => sql`insert into probes values (${n})`
    const transactions = Array.from({ length: 40 }, (_, n) =>
      open.db.transaction().execute(async (transaction) => {
        await insert(n).execute(transaction)
        if (n % 2) throw new Error('undo')
      }),
    )
    const plain = Array.from({ length: 40 }, (_, n) => insert(100 + n).execute(open.db))
    await Promise.allSettled([...transactions, ...plain])
    const { rows } = await sql<{ n: number }>`select n from probes order by n`.execute(open.db)
    const expected = [...Array.from({ length: 20 }, (_, n) => 2 * n), ...Array.from({ length: 40 }, (_, n) => 100 + n)]
    expect(rows.map(({ n }) => n)).toEqual(expected)
  })

  it('delivers notifications to listeners until they stop', async () => {
    const heard: string[] = []
    const notify = (text: string) => sql`select pg_notify('probe', ${text})`.execute(open.db)
    let arrived = () => {}
    const first = new Promise<void>((resolve) => (arrived = resolve))
    const stop = await open.listen('probe', (payload) => {
      heard.push(payload)
      arrived()
    })
    await notify('one')
    await first
    await stop()
    await notify('two')
    expect(heard).toEqual(['one'])
  })
})

it('says that it is closed to whoever asks later', async () => {
  const { db, close } = await openTestDatabase()
  const ask = () => sql`select 1`.execute(db)
  await ask()
  await close()
  await expect(ask()).rejects.toThrow(/closed|after calling end/)
})

describe('the lock of the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const dataDir = () => path.join(folder, 'pg')

  it('refuses a second owner and names the first', () => {
    const unlock = lockDataDir(dataDir())
    expect(() => lockDataDir(dataDir())).toThrow(`in use by process ${process.pid}`)
    unlock()
    lockDataDir(dataDir())()
  })

  it.each([
    ['a process that is gone', '2147483646'],
    ['nobody', ''],
    ['an earlier process with our id', String(process.pid)],
  ])('takes over the lock of %s', async (_, owner) => {
    await writeFile(`${dataDir()}.lock`, owner)
    const unlock = lockDataDir(dataDir())
    expect(await readFile(`${dataDir()}.lock`, 'utf8')).toBe(String(process.pid))
    unlock()
  })

  it('never takes the lock of a process that lives', async () => {
    await writeFile(`${dataDir()}.lock`, String(process.ppid))
    expect(() => lockDataDir(dataDir())).toThrow(`in use by process ${process.ppid}`)
  })
})
