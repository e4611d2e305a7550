/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import { may } from '../../../../src/model'
import { startTestHost, type TestHost } from '../../support/testHost'
import { addWebsite, ROLE_NAMES, type RoleName } from '../../support/fixture'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const as = (role: RoleName) => host.as(host.fixture.users[role], host.fixture.ours)
const websiteOf = (values: Parameters<typeof addWebsite>[2]) => addWebsite(host.open.db, host.fixture.ours, values)
const pathOf = (website: number, status: string) => `/website/${website}/portal_view/${status}`

it('shows the customer area of a website in a status it is not in, in the language of the customer', async () => {
  const admin = await as('admin')
  const website = await websiteOf({ title: 'Bakery', status: 'preparation', language: 'de' })
  const now = await admin.open(pathOf(website, 'preparation'))
  const after = await (await admin.open(pathOf(website, 'creation_customer'))).text()
  expect(await now.text()).toMatch(/lang="de"[\s\S]*data-portal="preparation"[\s\S]*\/my\/requirements/)
  expect(after).toContain('data-portal="creation_customer"')
  expect(after).toContain('href="/my/feedback/preview"')
  expect(after).not.toContain('/my/requirements')
})

it('lets nobody in, runs nothing and leads nowhere', async () => {
  const admin = await as('admin')
  const website = await websiteOf({ status: 'preparation' })
  const answer = await admin.open(pathOf(website, 'preparation'))
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('sandbox allow-same-origin')
  expect(policy).toContain("form-action 'none'")
  expect(answer.headers.get('set-cookie') ?? '').not.toContain('portal')
  const html = await answer.text()
  expect(html).toContain('<base target="_blank">')
  expect(html).not.toContain('<script')
})

it('changes nothing by being looked at', async () => {
  const admin = await as('admin')
  const website = await websiteOf({ status: 'preparation' })
  const stateOf = async () => {
    const { db } = host.open
    const row = await db.selectFrom('websites').selectAll().where('id', '=', website).executeTakeFirstOrThrow()
    const { rows } = await sql`select (select count(*) from portal_sessions) as sessions, (select count(*) from messages) as messages,
      (select count(*) from status_moves) as moves, (select count(*) from wishes) as wishes`.execute(db)
    return { row, rows }
  }
  const before = await stateOf()
  for (const status of ['preparation', 'creation_customer', 'done']) expect((await admin.open(pathOf(website, status))).status).toBe(200)
  expect(await stateOf()).toEqual(before)
})

it.each(ROLE_NAMES)('%s may look wherever this role may move a website', async (role) => {
  const scope = may('change_status', [`partner_${role}`])
  const person = await as(role)
  const own = await websiteOf({ status: 'creation', assigned_to: host.fixture.users[role] })
  const other = await websiteOf({ status: 'creation', assigned_to: host.fixture.both })
  const isShown = async (website: number) => (await person.open(pathOf(website, 'creation_check'))).status === 200
  expect(await isShown(own)).toBe(scope !== 'none')
  expect(await isShown(other)).toBe(scope === 'all')
})

it('has nothing to show of another partner, of no status and of a website in the recycle bin', async () => {
  const admin = await as('admin')
  const theirs = await addWebsite(host.open.db, host.fixture.theirs, {})
  const binned = await websiteOf({ deleted_at: new Date() })
  const ours = await websiteOf({})
  for (const path of [pathOf(theirs, 'creation'), pathOf(binned, 'creation'), pathOf(ours, 'rocket')])
    expect((await admin.open(path)).status).toBe(404)
})
