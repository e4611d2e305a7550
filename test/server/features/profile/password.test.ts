/** @jest-environment ./test/server/support/environment.cjs */
import { Browser } from '../../support/Browser'
import { PASSWORD } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const NEXT = 'Wombats play chess at noon'
const form = (browser: Browser, fields: { current?: string; password?: string; confirmation?: string }) => {
  const { current = PASSWORD, password = NEXT, confirmation = password } = fields
  return browser.submit('/change_password', { current, password, confirmation, _csrf: browser.token })
}

it('changes it, keeps this session and ends all others', async () => {
  const { sales } = host.fixture.users
  const here = await host.as(sales, host.fixture.ours)
  const elsewhere = await host.as(sales, host.fixture.ours)
  expect((await form(here, {})).status).toBe(200)
  expect((await here.get('/goals')).status).toBe(200)
  expect((await elsewhere.get('/goals')).status).toBe(401)
  expect((await new Browser(host.app).logIn('sales@ours.test')).status).toBe(401)
  expect((await new Browser(host.app).logIn('sales@ours.test', NEXT)).status).toBe(303)
  const log = await host.open.db.selectFrom('audit_log').selectAll().where('action', '=', 'password.changed').execute()
  expect(log).toEqual([expect.objectContaining({ user_id: sales })])
  expect(JSON.stringify(log)).not.toContain(NEXT)
})

const WRONG: [string, { current?: string; password?: string; confirmation?: string }, string][] = [
  ['a wrong current password', { current: 'nope' }, 'password.error.current'],
  ['less than 12 characters', { password: 'elevensigns' }, 'password.error.short'],
  ['two different new ones', { confirmation: 'something else' }, 'password.error.different'],
  ['a well-known one', { password: 'password123456' }, 'password.error.common'],
  ['a leaked one with a tail', { password: 'Iloveyou!!2026' }, 'password.error.common'],
  ['a keyboard row', { password: 'Qwertyuiop123' }, 'password.error.common'],
  ['one character again and again', { password: 'aaaaaaaaaaaaaa' }, 'password.error.common'],
  ['the one there is', { password: PASSWORD }, 'password.error.same'],
  ['the own address', { password: 'editor@ours.test' }, 'password.error.common'],
]

it.each(WRONG)('refuses %s', async (_, fields) => {
  const browser = await host.as(host.fixture.users.editor, host.fixture.ours)
  const answer = await form(browser, fields)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toMatch(/ autofocus aria-invalid="true"/)
  expect((await new Browser(host.app).logIn('editor@ours.test')).status).toBe(303)
})

it('answers programs with the fields that are wrong', async () => {
  const browser = await host.as(host.fixture.users.editor, host.fixture.ours)
  const answer = await browser.request('/change_password', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'x',
      'x-csrf-token': browser.token,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ current: 'nope', password: NEXT, confirmation: NEXT }).toString(),
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({ errors: [{ name: 'current', message: expect.any(String) }] })
})

it('takes 64 characters of any kind, compared as typed', async () => {
  const browser = await host.as(host.fixture.users.support, host.fixture.ours)
  const long = ` ${'ä😀x"日'.repeat(12)} `
  expect((await form(browser, { password: long })).status).toBe(200)
  expect((await new Browser(host.app).logIn('support@ours.test', long.trim())).status).toBe(401)
  expect((await new Browser(host.app).logIn('support@ours.test', long)).status).toBe(303)
})

it('limits guesses of the current one', async () => {
  const browser = await host.as(host.fixture.users.manager, host.fixture.ours)
  const statuses = []
  for (let attempt = 1; attempt <= 25; attempt++) statuses.push((await form(browser, { current: `guess ${attempt}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 24 }, () => 422), 429])
})

it('says how long to wait after too many guesses', async () => {
  const browser = await host.as(host.fixture.users.manager, host.fixture.ours)
  const answer = await browser.submit('/change_password', {
    ...{ current: 'another guess', password: NEXT, confirmation: NEXT, _csrf: browser.token },
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-9]\d+$/)])
})

it('has to be changed first by whoever is told to', async () => {
  const { user } = host.fixture.users
  await host.open.db.updateTable('users').set({ must_change_password: true }).where('id', '=', user).execute()
  const browser = await host.as(user, host.fixture.ours)
  expect((await browser.open('/')).headers.get('location')).toBe('/change_password')
  expect((await browser.get('/goals')).status).toBe(403)
  await form(browser, {})
  expect((await browser.open('/')).status).toBe(200)
})

it('is where programs that keep passwords look for it', async () => {
  const browser = await host.as(host.fixture.users.manager, host.fixture.ours)
  const answer = await browser.open('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/change_password'])
})
