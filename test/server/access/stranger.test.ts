/** @jest-environment ./test/server/support/environment.cjs */
import { MAX_ATTEMPTS_PER_ADDRESS } from '../../../demo/access/signIn/signIn'
import { waitingRoutes } from '../../../demo/createApp'
import { Browser } from '../support/Browser'
import { addWebsite } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let website: number
beforeAll(async () => {
  host = await startTestHost()
  website = await addWebsite(host.open.db, host.fixture.ours)
})
afterAll(() => host.close())

const admin = () => host.as(host.fixture.users.admin, host.fixture.ours)

it('half an emoji, as a text cut in its middle has it, is stored and not a failure', async () => {
  const browser = await admin()
  const half = '\ud83d'
  const answers = [
    await browser.send('POST', `/cms/${website}/save`, { version: 0, content: { [half]: [half] } }),
    await browser.send('POST', '/cms/preset/save', { name: `Bakery ${half}`, content: { half } }),
    await browser.send('POST', `/website/${website}/todo/create`, { description: half }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

it('one address cannot try a password on one account after the other without end', async () => {
  const stranger = new Browser(host.app)
  const key = 'login:local'
  await stranger.logIn('somebody@ours.test', 'wrong')
  const { count } = await host.open.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirstOrThrow()
  expect(count).toBe(1)
  await host.open.db.updateTable('rate_limits').set({ count: MAX_ATTEMPTS_PER_ADDRESS }).where('key', '=', key).execute()
  const answer = await stranger.logIn('somebody.else@ours.test', 'wrong')
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
})

it('public views are not opened endlessly by one address', async () => {
  const stranger = new Browser(host.app)
  expect((await stranger.open('/view/privacy')).status).toBe(200)
  await host.open.db.updateTable('rate_limits').set({ count: 300 }).where('key', '=', 'view:local').execute()
  for (const path of ['/view/privacy', '/view/language', '/plans', '/cms/presentation/1/x', '/my/enter/x']) {
    const answer = await stranger.open(path)
    expect([path, answer.status]).toEqual([path, 429])
    expect(await answer.text()).not.toMatch(/ at .+:\d+:\d+/)
  }
  // Whoever works here is not a stranger.
  expect((await (await admin()).open('/view/privacy')).status).toBe(200)
})

it('fields that a form does not have change nothing', async () => {
  const browser = await admin()
  const theirs = await addWebsite(host.open.db, host.fixture.theirs)
  await browser.send('POST', `/website/${website}/todo/create`, {
    description: 'Mine',
    website_id: theirs,
    partner_id: host.fixture.theirs,
    done: true,
  })
  await browser.send('POST', '/cms/preset/save', {
    name: 'Mine',
    content: {},
    partner_id: host.fixture.theirs,
    created_by: host.fixture.theirAdmin,
  })
  const todo = await host.open.db.selectFrom('todos').selectAll().where('description', '=', 'Mine').executeTakeFirstOrThrow()
  const preset = await host.open.db.selectFrom('presets').selectAll().where('name', '=', 'Mine').executeTakeFirstOrThrow()
  expect(todo).toMatchObject({ website_id: website, partner_id: host.fixture.ours, done: false })
  expect(preset).toMatchObject({ partner_id: host.fixture.ours, created_by: host.fixture.users.admin })
})

it('serves every route of the contract', () => {
  expect(waitingRoutes()).toEqual([])
})
