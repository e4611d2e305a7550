/** @jest-environment ./test/server/support/environment.cjs */
import { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

interface Offer {
  id: number
  state: string
  requestedAt: string | null
  websites: object[]
}
const offers = async (browser = admin) => ((await (await browser.get('/api/agency-offers')).json()) as { items: Offer[] }).items
let id: number
beforeAll(async () => {
  const values = { title: 'Texts', category: 'content', summary: 'Good ones', amount: 100, currency: 'EUR', interval: 'once' } as const
  const german = { title: 'Texte', summary: 'Gute', description_html: '<p>Gute</p>' }
  const row = {
    ...values,
    description_html: '<p>Good ones</p>',
    translations: JSON.stringify({ de: german }),
    is_from: false,
    languages: [],
    tags: [],
  }
  const made = await host.open.db
    .insertInto('agency_offers')
    .values([
      { ...row, valid_until: '2026-12-31' },
      { ...row, valid_until: '2026-11-20' },
    ])
    .returning('id')
    .execute()
  id = made[0]?.id ?? 0
})

it('are only for those whose plan has them', async () => {
  const { flags } = await host.open.db.selectFrom('partners').select('flags').where('id', '=', host.fixture.ours).executeTakeFirstOrThrow()
  const set = (value: object) =>
    host.open.db
      .updateTable('partners')
      .set({ flags: JSON.stringify(value) })
      .where('id', '=', host.fixture.ours)
      .execute()
  await set({ ...flags, hasOffers: false })
  expect([(await admin.get('/api/agency-offers')).status, (await admin.open('/agency-offers')).status]).toEqual([402, 402])
  await set(flags)
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  const refused = await manager.get('/api/agency-offers')
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('manage_billing')])
  // People read what it means, and programs and the log which right it is.
  const page = await manager.open('/agency-offers')
  expect([page.status, await page.text()]).toEqual([403, expect.not.stringContaining('manage_billing')])
  expect(host.lines.at(-1)).toMatchObject({ status: 403, refusal: 'refusal.right manage_billing' })
})

it('shows those that are still valid', async () => {
  expect(await offers()).toEqual([expect.objectContaining({ id, state: 'new', requestedAt: null })])
})

it('are in the language of the reader, as far as the provider has said them so', async () => {
  const language = (to: string) =>
    host.open.db.updateTable('users').set({ language: to }).where('id', '=', host.fixture.users.admin).execute()
  await language('de')
  expect((await offers())[0]).toMatchObject({ title: 'Texte', summary: 'Gute', descriptionHtml: '<p>Gute</p>' })
  await language('fr')
  expect((await offers())[0]).toMatchObject({ title: 'Texts' })
  await language('en')
})

it('keeps a request, whatever is done later, and tells no other agency', async () => {
  for (const state of ['seen', 'requested', 'dismissed']) {
    expect((await admin.send('POST', `/api/agency-offers/${id}/${state}`)).status).toBe(200)
  }
  const [offer] = await offers()
  expect(offer).toMatchObject({ state: 'requested', requestedAt: expect.any(String) })
  expect((await offers(await host.as(host.fixture.theirAdmin, host.fixture.theirs)))[0]?.state).toBe('new')
  expect((await admin.send('POST', `/api/agency-offers/${id}/bought`)).status).toBe(404)
  // The request does not go when the offer is over, and nobody can ask for it any more.
  await host.open.db.updateTable('agency_offers').set({ valid_until: '2026-11-20' }).where('id', '=', id).execute()
  expect(await offers()).toMatchObject([{ id, state: 'requested' }])
  const others = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect(await offers(others)).toEqual([])
  expect((await others.send('POST', `/api/agency-offers/${id}/requested`)).status).toBe(404)
  await host.open.db.updateTable('agency_offers').set({ valid_until: '2026-12-31' }).where('id', '=', id).execute()
})

describe('what was asked for', () => {
  const mails = async () => {
    const rows = await host.open.db.selectFrom('outgoing_mails').select(['recipients', 'subject', 'text']).orderBy('id').execute()
    return rows.map(({ recipients, ...mail }) => ({ to: recipients[0]?.email, ...mail }))
  }
  const ask = async () => {
    await host.open.db.deleteFrom('outgoing_mails').execute()
    expect((await admin.send('POST', `/api/agency-offers/${id}/requested`)).status).toBe(200)
    const [mail, ...more] = await mails()
    expect([mail?.to, mail?.subject, more]).toEqual(['offers@provider.example', 'Ours asks for “Texts”', []])
    expect(mail?.text).toContain('admin Tester (admin@ours.test)')
    return /https:\/\/partner\.example(\/offer-request\/[\w-]{40,})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const stranger = () => new Browser(host.app)
  const answer = (path: string, fields: Record<string, string>, browser = stranger()) =>
    browser.request(path, { method: 'POST', headers: { origin: 'http://host.test' }, body: new URLSearchParams(fields) })
  beforeEach(() => host.open.db.deleteFrom('agency_offer_states').execute())

  it('is accepted or declined by whoever the provider mails the link to, with a reason when it is declined, and told by mail', async () => {
    const path = await ask()
    const page = await (await stranger().open(path)).text()
    expect(JSON.stringify(host.lines)).not.toContain(path)
    for (const part of ['Ours asks for “Texts”', 'admin Tester', 'November 21, 2026']) expect(page).toContain(part)
    // Programs that scan mails follow links.
    expect(await offers()).toMatchObject([{ state: 'requested', answeredAt: null }])

    const silent = await answer(path, { state: 'declined', reason: '  ' })
    expect([silent.status, await silent.text()]).toEqual([422, expect.stringContaining('Please fill this in.')])
    expect((await answer(path, { state: 'declined', reason: 'x'.repeat(501) })).status).toBe(422)
    expect((await offers())[0]?.state).toBe('requested')

    expect((await answer(path, { state: 'declined', reason: 'Not <b>before</b> May' })).status).toBe(200)
    expect(await offers()).toMatchObject([
      { state: 'declined', answeredAt: expect.stringMatching(/^2026-11-21T12:0/), reason: 'Not <b>before</b> May' },
    ])
    expect((await mails()).at(-1)).toMatchObject({
      to: 'admin@ours.test',
      subject: 'Declined: Texts',
      text: expect.stringContaining('Not <b>'),
    })

    // It was answered once and for all.
    const again = await answer(path, { state: 'accepted' })
    expect(await again.text()).toMatch(/Declined on November 21, 2026[^]*Not &lt;b&gt;before/)
    expect(await offers()).toMatchObject([{ state: 'declined' }])
    expect(await mails()).toHaveLength(2)
  })

  it('can be asked for again after it was declined; the old link then answers nothing', async () => {
    const old = await ask()
    await answer(old, { state: 'declined', reason: 'No time' })
    const path = await ask()
    expect(await offers()).toMatchObject([{ state: 'requested', answeredAt: null, reason: null }])
    expect((await stranger().open(old)).status).toBe(410)
    expect((await answer(old, { state: 'accepted' })).status).toBe(410)
    await answer(path, { state: 'accepted' })
    expect(await offers()).toMatchObject([{ state: 'accepted', reason: null }])
    expect((await mails()).at(-1)).toMatchObject({ to: 'admin@ours.test', subject: 'Accepted: Texts' })
    // Neither a second request nor anything else of the agency changes that.
    for (const state of ['requested', 'seen', 'dismissed', 'declined']) await admin.send('POST', `/api/agency-offers/${id}/${state}`)
    expect(await offers()).toMatchObject([{ state: 'accepted' }])
    expect(await mails()).toHaveLength(2)
  })

  it('is asked for once by two who press at once, and answered once by two who answer', async () => {
    await host.open.db.deleteFrom('outgoing_mails').execute()
    await Promise.all([0, 1].map(() => admin.send('POST', `/api/agency-offers/${id}/requested`)))
    expect(await mails()).toHaveLength(1)
    await host.open.db.deleteFrom('agency_offer_states').execute()
    const path = await ask()
    await Promise.all(['accepted', 'declined'].map((state) => answer(path, { state, reason: 'Yes or no' })))
    expect(await mails()).toHaveLength(2)
  })

  it('is answered by nobody who only guesses, from no other site, and told to the team once its asker has left', async () => {
    await admin.send('POST', '/api/account', { email: 'team@ours.test' })
    const path = await ask()
    for (const state of ['accepted', 'declined']) {
      expect((await admin.send('POST', `/api/agency-offers/${id}/${state}`)).status).toBe(404)
    }
    expect((await stranger().open('/offer-request/guess')).status).toBe(410)
    const foreign = { method: 'POST', headers: { origin: 'http://evil.test' }, body: new URLSearchParams({ state: 'accepted' }) }
    expect((await stranger().request(path, foreign)).status).toBe(403)
    expect(await offers()).toMatchObject([{ state: 'requested' }])
    const membership = (active: boolean) =>
      host.open.db.updateTable('memberships').set({ active }).where('user_id', '=', host.fixture.users.admin).execute()
    await membership(false)
    await answer(path, { state: 'accepted', reason: 'See you' })
    await membership(true)
    expect((await mails()).at(-1)).toMatchObject({ to: 'team@ours.test', text: expect.stringContaining('See you') })
  })

  it('waits until somebody is named who answers', async () => {
    const { services } = host
    services.providerEmail = null
    const refused = await admin.send('POST', `/api/agency-offers/${id}/requested`)
    services.providerEmail = 'offers@provider.example'
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('PROVIDER_EMAIL')])
    expect(await offers()).toMatchObject([{ state: 'new' }])
  })
})

it('notes for which websites an offer is meant, tells their log once, and gives its text to whoever writes there', async () => {
  const { editor, manager } = host.fixture.users
  const { ours, theirs, theirAdmin } = host.fixture
  const website = await addWebsite(host.open.db, ours, { title: 'Bakery', assigned_to: editor })
  const foreign = await addWebsite(host.open.db, theirs)
  const to = (websiteId: number) => `/api/agency-offers/${id}/websites/${websiteId}`
  const offersIn = async (websiteId: number) =>
    ((await (await admin.get(`/email-composer/mailer/${websiteId}`)).json()) as { offers: object[] }).offers
  const log = async () => {
    const rows = await host.open.db.selectFrom('messages').select('message').where('website_id', '=', website).orderBy('id').execute()
    return rows.map(({ message }) => message)
  }

  expect((await admin.send('POST', to(foreign))).status).toBe(404)
  expect((await (await host.as(manager, ours)).send('POST', to(website))).status).toBe(403)
  expect((await admin.send('POST', `/api/agency-offers/9999/websites/${website}`)).status).toBe(404)

  for (let times = 0; times < 2; times++) expect((await admin.send('POST', to(website))).status).toBe(200)
  expect((await offers())[0]).toMatchObject({ websites: [{ id: website, title: 'Bakery' }] })
  expect((await offers(await host.as(theirAdmin, theirs)))[0]).toMatchObject({ websites: [] })
  expect(await log()).toEqual(['Offer attached: Texts'])
  // Not what the provider asks for it: that is between the provider and the agency.
  expect(await offersIn(website)).toEqual([{ id, title: 'Texts', html: '<p>Good ones</p>' }])
  await host.open.db.updateTable('websites').set({ language: 'de' }).where('id', '=', website).execute()
  expect(await offersIn(website)).toEqual([{ id, title: 'Texte', html: '<p>Gute</p>' }])

  expect((await admin.send('DELETE', to(website))).status).toBe(200)
  expect(await log()).toEqual(['Offer attached: Texts', 'Offer no longer attached: Texts'])
  expect(await offersIn(website)).toEqual([])
})
