/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import { runDueWork } from '../../demo/dueWork'
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
