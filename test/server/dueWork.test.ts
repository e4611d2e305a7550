/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import { countAttempt } from '../../demo/db/queries/rateLimits'
import { runDueWork, turns } from '../../demo/dueWork'
import { MINUTE_MS } from '../../src/model'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

it('what fails is named in the log, and keeps nothing else from being done', async () => {
  const { open, services, lines } = host
  await sql`alter table contracts rename to lost`.execute(open.db)
  await runDueWork(services)
  await sql`alter table lost rename to contracts`.execute(open.db)
  const failed = lines.flatMap((line) => ('work' in line && line.error ? [line.work] : []))
  expect(failed).toContain('contracts')
  expect(failed).not.toContain('domains')
})

it('attempts are forgotten when their window has passed', async () => {
  const { open, services } = host
  for (const [key, minutes] of [
    ['old', 1],
    ['new', 3],
  ] as const)
    await countAttempt(open.db, key, services.clock.now(), minutes * MINUTE_MS)
  await host.setClock(2 * MINUTE_MS)
  await runDueWork(services)
  await host.setClock(0)
  expect((await open.db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key)).toEqual(['new'])
})

it('what counts in days has its turn once a minute, and when the clock is set', async () => {
  const isTurn = turns(host.services)
  const [days, always] = [{ everyMs: MINUTE_MS }, {}]
  expect([isTurn(days), isTurn(always)]).toEqual([true, true])
  expect([isTurn(days), isTurn(always)]).toEqual([false, true])
  for (const offset of [2 * MINUTE_MS, -MINUTE_MS]) {
    await host.setClock(offset)
    expect([isTurn(days), isTurn(days)]).toEqual([true, false])
  }
})
