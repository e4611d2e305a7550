/** @jest-environment ./test/server/support/environment.cjs */
import { presentationPath } from '../../../demo/features/portal/presentation'
import { createPortalLink } from '../../../demo/features/portal/portalLinks'
import { PROVIDER_NAME } from '../../../demo/pages/provider'
import { signViewToken } from '../../../demo/services'
import { showProof } from '../support/domains'
import { Browser } from '../support/Browser'
import { addWebsite, NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

const OWN_DOMAIN = 'app.ours.example'
const STATUSES = [400, 402, 403, 404, 405, 409, 410, 413, 415, 422, 423, 429, 500, 502, 503]

let host: TestHost
let admin: Browser
let customer: Browser
let website = 0
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  await admin.send('POST', '/api/account', { domain: OWN_DOMAIN })
  await showProof(host, { partnerId: host.fixture.ours, name: OWN_DOMAIN })
  website = await addWebsite(host.open.db, host.fixture.ours, { status: 'creation_customer' })
  customer = new Browser(host.app)
  await customer.open(await createPortalLink(host.open.db, { websiteId: website, userId: null, now: NOW }))
})
afterAll(() => host.close())

/** Somebody whom nobody knows yet, on the agency's own domain or on the provider's. */
const stranger = (domain: string, path: string, init: RequestInit = {}) =>
  host.app.request(`http://${domain}${path}`, { ...init, headers: { host: domain, accept: 'text/html', ...(init.headers as object) } })

/** Status, whose page it is, and whether it says the provider's name. */
async function look(answer: Response | Promise<Response>): Promise<[number, boolean, boolean]> {
  const { status } = await answer
  const html = await (await answer).text()
  expect([status, html.slice(0, 15)]).toEqual([status, '<!doctype html>'])
  return [status, html.includes('Ours'), html.toLowerCase().includes(PROVIDER_NAME.toLowerCase())]
}

const tooMuch: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://host.test' },
  body: `email=${'x'.repeat(2 * 1024 ** 2)}`,
}

describe('the page of a refusal is the agency’s, and says no provider’s name', () => {
  afterEach(() => host.open.db.deleteFrom('faults').execute())

  it.each(STATUSES)('with %i, for people of the team, customers, and strangers on its domain', async (status) => {
    await admin.send('PUT', '/preview/api/faults', { route: '*', status })
    const own = [status, true, false]
    expect(await look(admin.open('/tickets'))).toEqual(own)
    expect(await look(customer.open('/my/emails'))).toEqual(own)
    expect(await look(stranger(OWN_DOMAIN, '/tickets'))).toEqual(own)
  })

  it('when the plan does not hold it, the right is missing, or there is nothing', async () => {
    const { db } = host.open
    const { flags } = await db.selectFrom('partners').select('flags').where('id', '=', host.fixture.ours).executeTakeFirstOrThrow()
    const plan = (change: object) =>
      db
        .updateTable('partners')
        .set({ flags: JSON.stringify({ ...flags, ...change }) })
        .where('id', '=', host.fixture.ours)
        .execute()
    await plan({ canUseTools: false })
    const refused = await admin.open('/tools/mailtransfer')
    expect(await refused.clone().text()).toContain('href="/plans"')
    expect(await look(refused)).toEqual([402, true, false])
    await admin.send('POST', '/api/account', { upgradeUrl: 'https://ours.test/larger' })
    expect(await (await admin.open('/tools/mailtransfer')).text()).toContain('href="https://ours.test/larger"')
    await plan({})
    const nobody = await host.as(host.fixture.users.user, host.fixture.ours)
    expect(await look(nobody.open('/account'))).toEqual([403, true, false])
    expect(await look(admin.open('/nothing-here'))).toEqual([404, true, false])
    expect(await look(customer.open('/my/nothing-here'))).toEqual([404, true, false])
    expect(await look(stranger(OWN_DOMAIN, '/nothing-here'))).toEqual([404, true, false])
  })

  it('when too much is sent, in the language of whom it refuses', async () => {
    await host.open.db.updateTable('users').set({ language: 'de' }).where('id', '=', host.fixture.users.admin).execute()
    const refused = await admin.request('/change_password', { ...tooMuch, headers: { ...tooMuch.headers, accept: 'text/html' } })
    expect(await refused.clone().text()).toContain('lang="de"')
    expect(await look(refused)).toEqual([413, true, false])
    expect(await look(customer.request('/my/access', { ...tooMuch, headers: { ...tooMuch.headers, accept: 'text/html' } }))).toEqual([
      ...[413, true, false],
    ])
    expect(await look(stranger(OWN_DOMAIN, '/login', tooMuch))).toEqual([413, true, false])
  })

  it('when somebody asks too often', async () => {
    host.services.callsPerMinute = 0
    expect(await look(admin.open('/tickets'))).toEqual([429, true, false])
    expect(await look(customer.open('/my/emails'))).toEqual([429, true, false])
    host.services.callsPerMinute = Number.MAX_SAFE_INTEGER
    await host.open.db.deleteFrom('rate_limits').execute()
  })

  it('or is nobody’s, when it fails before anybody is known', async () => {
    const { clock } = host.services
    const fail = () => {
      throw new Error('no database')
    }
    host.services.clock = { ...clock, refresh: fail, follow: fail }
    expect(await look(admin.open('/tickets'))).toEqual([500, false, false])
    expect(await look(stranger(OWN_DOMAIN, '/login'))).toEqual([500, false, false])
    host.services.clock = clock
  })
})

describe('on the provider’s own domain, who comes by a link of an agency reads no provider’s name', () => {
  const elsewhere = 'elsewhere.test'

  it('on the presentation of a website and on its statistics', async () => {
    const { db } = host.open
    const { sessionSecret } = host.services
    expect(await look(stranger(elsewhere, presentationPath(sessionSecret, website)))).toEqual([200, true, false])
    const { id } = await db
      .insertInto('statistics_sites')
      .values({ website_id: website, enabled: true, changed_at: NOW, mailed_week: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = signViewToken(sessionSecret, id, new Date(NOW.getTime() + 3_600_000))
    expect(await look(stranger(elsewhere, `/statistics/index.php?module=Widgetize&idSite=${id}&token_auth=${token}`))).toEqual([
      ...[200, true, false],
    ])
  })

  it('nor when the link is wrong or opened too often, where nobody can tell whose it was', async () => {
    const paths = ['/secret/x', '/invitation/x', '/domain-owner/x', '/no-reminders/x', '/no-weekly-mail/x', '/my/enter/x', '/my/access']
    for (const path of [...paths, `/cms/presentation/${website}/x`, '/view/privacy', '/view/language', '/nothing-here']) {
      const [status, , says] = await look(stranger(elsewhere, path))
      expect([path, status < 500, says]).toEqual([path, true, false])
    }
    await host.open.db.updateTable('rate_limits').set({ count: 1_000 }).execute()
    for (const path of ['/secret/x', '/no-reminders/x', '/no-weekly-mail/x', '/my/enter/x', '/view/privacy'])
      expect([path, ...(await look(stranger(elsewhere, path)))]).toEqual([path, 429, false, false])
  })
})
