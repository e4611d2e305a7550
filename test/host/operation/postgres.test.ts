/** @jest-environment node */
import { sql } from 'kysely'
import { openDatabase } from '../../../demo/db'
import { createDatabase } from '../support/createDatabase'

const postgres = process.env.PARTNER_POSTGRES
const onPostgres = postgres ? describe : describe.skip

onPostgres('on PostgreSQL', () => {
  it('takes as many connections as it may, and ends a statement that takes too long, but none that brings tables up to date', async () => {
    const url = await createDatabase(postgres ?? '')
    const open = await openDatabase({ url, pool: 2, statementMs: 1_000 })
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
})
