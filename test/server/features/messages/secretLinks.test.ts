/** @jest-environment ./test/server/support/environment.cjs */
import { DAY_MS, MINUTE_MS } from '../../../../src/model'
import { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'

const SECRET = 'Tr0ub4dor&3 <script>'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  website = await add(host)
})

async function link(): Promise<string> {
  const { status, body } = await ask(admin, 'POST', `/website/${website}/secret`, { secret: SECRET })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    url: expect.stringMatching(/^https:\/\/partner\.example\/secret\/[\w-]{40,}$/),
    expiresAt: expect.stringMatching(/^2026-11-28T12:0/),
  })
  return new URL(body.url).pathname
}
const reveal = (stranger: Browser, path: string): Promise<Response> =>
  stranger.request(path, { method: 'POST', headers: { origin: 'http://host.test' } })

it('shows a secret once, when somebody presses the button, and not to what only follows the link', async () => {
  const path = await link()
  const stranger = new Browser(host.app)
  for (let look = 0; look < 3; look++) {
    const page = await (await stranger.open(path)).text()
    expect(page).toContain('<button')
    expect(page).not.toContain('Tr0ub4dor')
  }
  const shown = await reveal(stranger, path)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(await shown.text()).toContain('Tr0ub4dor&amp;3 &lt;script&gt;')
  const again = await reveal(stranger, path)
  expect(again.status).toBe(410)
  expect(await again.text()).not.toContain('Tr0ub4dor')
  expect((await stranger.open(path)).status).toBe(410)
})

it('shows it to one of two who press at once', async () => {
  const path = await link()
  const answers = await Promise.all([0, 1].map(() => reveal(new Browser(host.app), path)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
})

it('keeps it where the database alone does not tell it, and the log does not either', async () => {
  const path = await link()
  const rows = JSON.stringify(await host.open.db.selectFrom('secret_links').selectAll().execute())
  expect(rows).not.toContain('Tr0ub4dor')
  expect(rows).not.toContain(path.split('/').at(-1))
  await reveal(new Browser(host.app), path)
  expect(await host.open.db.selectFrom('secret_links').select('sealed').where('website_id', '=', website).execute()).toEqual([
    { sealed: null },
  ])
  const log = await logOf(host, website)
  expect(log).toEqual([expect.stringMatching(/one-time link/), expect.stringMatching(/has been read/)])
  expect(JSON.stringify([log, host.lines])).not.toContain('Tr0ub4dor')
})

it('forgets what nobody came for', async () => {
  const path = await link()
  await host.setClock(7 * DAY_MS + MINUTE_MS)
  admin = await as(host, 'admin')
  expect((await new Browser(host.app).open(path)).status).toBe(410)
  expect((await reveal(new Browser(host.app), path)).status).toBe(410)
  await ask(admin, 'POST', `/website/${website}/secret`, { secret: 'Next' })
  const sealed = await host.open.db.selectFrom('secret_links').select('sealed').where('website_id', '=', website).orderBy('id').execute()
  expect(sealed.map((row) => row.sealed === null)).toEqual([true, false])
})

it('is for those who may write the note, on websites they work on', async () => {
  const create = async (browser: Browser, id = website) => (await ask(browser, 'POST', `/website/${id}/secret`, { secret: 'x' })).status
  expect(await create(await as(host, 'design'))).toBe(200)
  expect(await create(await as(host, 'sales'))).not.toBe(200)
  expect(await create(await host.as(host.fixture.theirAdmin, host.fixture.theirs))).toBe(404)
  for (const draft of [{}, { secret: '' }, { secret: 'x', days: 365 }])
    expect((await ask(admin, 'POST', `/website/${website}/secret`, draft)).status).toBe(422)
  expect((await new Browser(host.app).open('/secret/unknown')).status).toBe(404)
})
