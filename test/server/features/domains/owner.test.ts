/** @jest-environment ./test/server/support/environment.cjs */
import { DAY_MS, REGISTRY_STEP_MS } from '../../../../src/model'
import { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'
import { named, OWNER, pass } from '../../support/domains'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  website = await add(host, { title: 'Bakery', subscription_status: 'active' })
})
afterAll(() => host.close())

const connect = (name: string, more: object = {}) => ask(admin, 'POST', `/website/${website}/domain/new`, { name, ...more })

it('shows the owner as the customer is, until somebody says otherwise', async () => {
  const shop = await add(host, {
    customer: JSON.stringify({ firm: 'Shop Ltd', forename: 'Sam', surname: 'Shop', email: 'sam@shop.example', language: 'fr' }),
  })
  const path = `/api/website/${shop}/ownerData`
  expect((await ask(admin, 'GET', path)).body).toMatchObject({ type: 'company', firm: 'Shop Ltd', surname: 'Shop', version: 0 })
  // What the customer says stays beside it, for the difference, and the language for what is written to them.
  const customer = { firm: 'Shop Ltd', forename: 'Sam', surname: 'Shop', email: 'sam@shop.example' }
  expect((await ask(admin, 'PATCH', path, { ...OWNER, country: 'XX' })).body.errors).toMatchObject([{ name: 'owner.country' }])
  expect((await ask(admin, 'PATCH', path, OWNER)).body).toMatchObject({ surname: 'Baker', customer, language: 'fr', version: 1 })
  expect((await ask(admin, 'PATCH', path, { ...OWNER, version: 0 })).status).toBe(409)
})

/** The mails to an address, oldest first. */
const mailsTo = async (email: string) => {
  const rows = await host.open.db.selectFrom('outgoing_mails').selectAll().orderBy('id').execute()
  return rows.filter(({ recipients }) => recipients.some((one) => one.email === email))
}

describe('expiry notices', () => {
  it('tell the admins in one mail, once for each step, and nobody of what renews itself or is snoozed', async () => {
    const ids = await Promise.all(['soon-1.example', 'soon-2.example', 'later.example'].map(async (name) => (await connect(name)).body.id))
    const inDays = (days: number) => new Date(host.services.clock.now().getTime() + days * DAY_MS)
    const expire = (id: number, days: number) =>
      host.open.db
        .updateTable('domains')
        .set({ expires_at: inDays(days) })
        .where('id', '=', id)
        .execute()
    await Promise.all([expire(ids[0], 29.5), expire(ids[1], 29.5), expire(ids[2], 200)])
    await pass(host, 1_000)
    const email = (
      await host.open.db.selectFrom('users').select('email').where('id', '=', host.fixture.users.admin).executeTakeFirstOrThrow()
    ).email
    const notices = async () => (await mailsTo(email)).filter(({ text }) => text.includes('soon-1.example'))
    const [notice] = await notices()
    expect(notice).toMatchObject({ kind: 'notice', subject: '2 domains are about to expire' })
    expect(notice?.text).toContain('soon-2.example expires on')
    expect(notice?.text).not.toContain('later.example')
    await pass(host, DAY_MS)
    expect(await notices()).toHaveLength(1)
    expect((await ask(admin, 'POST', `/api/domain/${ids[1]}/snooze`, { snoozed: true })).body).toMatchObject({ noticesSnoozed: true })
    await pass(host, 15 * DAY_MS)
    const second = (await notices()).at(-1)
    expect(await notices()).toHaveLength(2)
    expect(second).toMatchObject({ subject: 'A domain is about to expire' })
    expect(second?.text).not.toContain('soon-2.example')
  })
})

describe('the owner', () => {
  const linkOf = (text: string) => /\/domain-owner\/\S+/.exec(text)?.[0] ?? ''

  it('gets a mail, confirms by its link, and the link before it is void', async () => {
    const owner = { ...OWNER, email: 'owner@bakery.example' }
    const { status } = await ask(admin, 'POST', `/website/${website}/domain/register`, {
      name: 'mail-owner.example',
      termsAccepted: true,
      owner,
    })
    expect(status).toBe(200)
    await pass(host, REGISTRY_STEP_MS)
    expect(await named(admin, 'mail-owner.example')).toMatchObject({ owner: { state: 'unverified' }, lockedUntil: expect.any(String) })
    expect((await ask(admin, 'POST', `/api/website/${website}/ownerData/reminder`)).status).toBe(200)
    const mails = await mailsTo(owner.email)
    expect(mails).toHaveLength(2)
    const [old, fresh] = mails.map(({ text }) => linkOf(text))
    const stranger = new Browser(host.app)
    expect((await stranger.request(old ?? '')).status).toBe(410)
    const page = await stranger.request(fresh ?? '')
    expect(await page.text()).toContain('mail-owner.example')
    // Looking alone confirms nothing: mail scanners look too.
    expect((await named(admin, 'mail-owner.example')).owner.state).toBe('unverified')
    expect((await stranger.send('POST', fresh ?? '', {})).status).toBe(200)
    expect((await named(admin, 'mail-owner.example')).owner).toMatchObject({ state: 'ok' })
  })

  it('is reminded five times a day at most', async () => {
    const remind = async () => (await ask(admin, 'POST', `/api/website/${website}/ownerData/reminder`)).status
    const answers: number[] = []
    for (let time = 0; time < 6; time++) answers.push(await remind())
    expect(answers.at(-1)).toBe(429)
  })
})
