/** @jest-environment ./test/server/support/environment.cjs */
import { endContracts } from '../../../../demo/features/subscription/endContracts'
import { stopUnpaid } from '../../../../demo/features/subscription/payments'
import { DAY_MS, MINUTE_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addTodo } from '../../support/fixture'
import { connectProven } from '../../support/domains'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, field, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await travel(0)
  admin = await as(host, 'admin')
  website = await add(host)
})

const travel = (milliseconds: number) => host.setClock(milliseconds)

describe('customer data', () => {
  const set = async (property: string, values: Record<string, string>) => {
    const answer = await field(admin, 'PUT', `/api/website/customer/${website}/${property}`, values)
    return { status: answer.status, body: await answer.json() }
  }

  it('are set one by one; the log keeps what they were', async () => {
    expect((await set('customer/firm', { value: ' Bakery ' })).body).toMatchObject({ customer: { firm: 'Bakery' }, version: 2 })
    expect((await set('customer/firm', { value: '' })).body.customer.firm).toBeNull()
    expect(await logOf(host, website)).toEqual(['– → Bakery (taken back)'])
    const { body } = await ask(admin, 'GET', `/api/website/${website}/logs?category=data_changed&sort=-createdAt`)
    expect(body.items[0].label).toBe('customer.firm')
  })

  it('turn nothing round in the log, whatever turns letters round in them', async () => {
    await set('customer/firm', { value: 'Bakery \u202Eyrekab' })
    await set('customer/firm', { value: 'מאפייה' })
    expect(await logOf(host, website)).toEqual(['– → Bakery yrekab', 'Bakery yrekab → \u2068מאפייה\u2069'])
  })

  it('keep phone numbers as E.164, of the customer’s country unless they say', async () => {
    expect((await set('customer/phone', { value: '(201) 555-0123' })).body.customer.phone).toBe('+12015550123')
    await set('customer/country', { value: 'de' })
    expect((await set('customer/phone', { value: '030 901820' })).body.customer.phone).toBe('+4930901820')
    expect((await set('contact/phoneNumber', { value: '+43 1 58858' })).body.contact.phoneNumber).toBe('+43158858')
  })

  it('show them in international form wherever the website is shown', async () => {
    await set('customer/phone', { value: '+4930901820' })
    await set('contact/phoneNumber', { value: '+4315885800' })
    const phones = { '+4930901820': '+49 30 901820', '+4315885800': '+43 1 5885800' }
    expect((await ask(admin, 'GET', `/api/website/customer/${website}`)).body.phones).toEqual(phones)
    expect((await ask(admin, 'GET', `/api/website-details/${website}`)).body.phones).toEqual(phones)
    expect((await ask(admin, 'GET', `/api/website/${website}/ownerData`)).body.phone).toBe('+49 30 901820')
  })

  it.each([
    ['customer/phone', 'call me'],
    ['customer/email', 'nobody'],
    ['customer/country', 'Atlantis'],
    ['customer/language', 'xx'],
    ['customer/metadata', '[]'],
    ['customer/metadata', '{"a":{"b":1}}'],
    ['customer/firm', 'x'.repeat(201)],
  ])('refuse %s %s', async (property, value) => {
    const { status, body } = await set(property, { value })
    expect([status, body.errors[0].name]).toEqual([422, property.split('/')[1]])
  })

  it('take metadata with odd signs', async () => {
    const { body } = await set('customer/metadata', { value: '{"a":"\\ud800 \\u0000","n":1,"__proto__":"x"}' })
    expect(body.customer.metadata).toMatchObject({ a: '\ufffd ', n: 1 })
  })

  it('are answered as they are when the change was made on an older version', async () => {
    await set('customer/firm', { value: 'New', version: '1' })
    expect(await set('customer/firm', { value: 'Late', version: '1' })).toMatchObject({
      status: 409,
      body: { customer: { firm: 'New' }, version: 2 },
    })
  })

  it('know no other properties', async () => {
    for (const property of ['customer/password', 'customer/__proto__', 'website/title', 'secret/x'])
      expect((await set(property, { value: 'x' })).status).toBe(404)
  })

  it('show every field to sales and editors on their own websites', async () => {
    await host.open.db.updateTable('websites').set({ assigned_to: host.fixture.users.editor }).where('id', '=', website).execute()
    const editor = await as(host, 'editor')
    const shown = async (browser: Browser) => Object.values((await ask(browser, 'GET', `/api/website/customer/${website}`)).body.visibility)
    expect(new Set(await shown(editor))).toEqual(new Set([true]))
    expect(new Set(await shown(admin))).toEqual(new Set([false]))
  })
})

it('sets title, label and language of the website itself', async () => {
  const set = (property: string, value: string) => field(admin, 'POST', `/api/website-details/${website}/website/${property}`, { value })
  expect(await (await set('title', 'Renamed')).json()).toMatchObject({ title: 'Renamed', groups: { website: { title: 'Renamed' } } })
  expect((await set('title', ' ')).status).toBe(422)
  expect((await set('status', 'done')).status).toBe(404)
})

it('has one line in its log for a value that whoever set it gives back', async () => {
  const id = await add(host, { title: 'Bakery' })
  const set = (value: string) => field(admin, 'POST', `/api/website-details/${id}/website/title`, { value })
  await set('Bakery Weiss')
  await set('Bakery')
  expect(await logOf(host, id)).toEqual(['Bakery → Bakery Weiss (taken back)'])
  await set('Bakery Weiss')
  await set('Bakery Weiß')
  await set('Bakery')
  expect((await logOf(host, id)).slice(1)).toEqual(['Bakery → Bakery Weiss', 'Bakery Weiss → Bakery Weiß', 'Bakery Weiß → Bakery'])
})

describe('the contract', () => {
  it('says at least what the website knows', async () => {
    const paid = await add(host, { payment_status: 'paid', subscription_status: 'active' })
    expect((await ask(admin, 'GET', `/website/${paid}/contractData`)).body).toMatchObject({
      status: 'active',
      payment: 'paid',
      invoices: [],
    })
  })

  describe('that runs', () => {
    let running: number
    const contract = async () => (await ask(admin, 'GET', `/website/${running}/contractData`)).body
    const end = (body: unknown, browser = admin) => ask(browser, 'POST', `/website/${running}/contractData/cancel`, body)
    const goOn = () => ask(admin, 'POST', `/website/${running}/contractData/revoke`)
    afterEach(() => host.setClock(0))
    beforeEach(async () => {
      running = await add(host, { payment_status: 'paid', subscription_status: 'active', published_status: 'published' })
      await host.open.db
        .insertInto('contracts')
        .values({
          website_id: running,
          number: 'C-1',
          plan_id: 1,
          plan_name: 'S',
          amount: 1990,
          currency: 'EUR',
          interval: 'month',
          start_date: '2026-01-01',
          min_term_end: '2026-12-15',
          renewal_date: '2026-12-01',
          notice_date: '2026-11-25',
          items: '[]',
        })
        .execute()
    })

    it('says when it would end, is cancelled with a reason, and goes on until that day when asked to', async () => {
      expect(await contract()).toMatchObject({ wouldEndAt: '2026-12-15', revocable: false })
      expect((await end({ reason: 'mood' })).status).toBe(422)
      expect((await end({ reason: 'price', comment: 'Found a cheaper one' })).body).toMatchObject({
        status: 'cancelled',
        endsAt: '2026-12-15',
        cancelReason: 'price',
        wouldEndAt: null,
        revocable: true,
      })
      expect((await end({ reason: 'price' })).status).toBe(409)
      expect((await goOn()).body).toMatchObject({ status: 'active', renewalDate: '2026-12-01', noticeDate: '2026-11-25', endsAt: null })
      expect((await goOn()).status).toBe(409)
      expect(await logOf(host, running)).toEqual([
        'Contract cancelled, ends on Dec 15, 2026. Reason: Too expensive',
        'Cancellation of the contract taken back',
      ])
    })

    it('takes the website offline when its last day is over, and then cannot go on', async () => {
      await end({ reason: 'closed' })
      await endContracts(host.services)
      expect(await contract()).toMatchObject({ status: 'cancelled' })
      await host.setClock(25 * DAY_MS)
      admin = await as(host, 'admin')
      await endContracts(host.services)
      expect(await contract()).toMatchObject({ status: 'expired', revocable: false })
      const { published_status } = await host.open.db.selectFrom('websites').selectAll().where('id', '=', running).executeTakeFirstOrThrow()
      expect(published_status).toBe('unpublished')
      expect((await logOf(host, running)).at(-1)).toBe('The contract has ended: the website is offline')
      expect((await goOn()).status).toBe(409)
    })

    it('takes the website offline the day after an invoice could be paid, until somebody who may says that it was', async () => {
      const { db } = host.open
      const invoice = { website_id: running, number: 'R-1', date: '2026-11-21', amount: 1990, currency: 'EUR', status: 'unpaid' as const }
      const { id } = await db.insertInto('invoices').values(invoice).returning('id').executeTakeFirstOrThrow()
      await db.updateTable('websites').set({ payment_status: 'unpaid' }).where('id', '=', running).execute()
      const domain = (await connectProven(host, admin, { website: running, name: 'running.example' })).id
      const publish = () => ask(admin, 'POST', `/website/${running}/domain/${domain}/update`, { published: true })
      expect((await publish()).status).toBe(200)
      const published = async () =>
        (await db.selectFrom('websites').selectAll().where('id', '=', running).executeTakeFirstOrThrow()).published_status
      const pay = (browser: Browser) => browser.submit(`/backoffice/website/${running}/invoices/${id}/paid`, { _csrf: browser.token })

      expect(await contract()).toMatchObject({ payment: 'unpaid', payUntil: '2026-12-21' })
      await host.setClock(30 * DAY_MS)
      await stopUnpaid(host.services)
      expect(await published()).toBe('published')

      await host.setClock(31 * DAY_MS)
      await stopUnpaid(host.services)
      expect(await published()).toBe('unpublished')
      admin = await as(host, 'admin')
      const overdue = { status: 422, body: { error: expect.stringContaining('overdue') } }
      expect(await publish()).toMatchObject(overdue)
      // Nor does it go online by a domain that comes published from another website.
      const from = await add(host, { title: 'Paid', subscription_status: 'active' })
      const { id: coming } = await connectProven(host, admin, { website: from, name: 'coming.example' })
      await ask(admin, 'POST', `/website/${from}/domain/${coming}/update`, { published: true })
      const move = (to: number) => ask(admin, 'POST', `/api/domain/${coming}/move`, { website: to })
      expect(await move(running)).toMatchObject(overdue)
      await ask(admin, 'POST', `/website/${from}/domain/${coming}/update`, { published: false })
      expect((await move(running)).status).toBe(200)

      expect((await pay(await as(host, 'manager'))).status).toBe(403)
      expect((await pay(admin)).status).toBe(303)
      expect((await pay(admin)).status).toBe(404)
      expect(await contract()).toMatchObject({ payment: 'paid', payUntil: null, invoices: [{ status: 'paid' }] })
      expect((await publish()).status).toBe(200)
      expect(await published()).toBe('published')
      expect((await logOf(host, running)).slice(-4)).toEqual([
        'An invoice was not paid in time: the website is offline',
        expect.stringMatching(/^Domain coming\.example moved here/),
        'Invoice R-1 paid',
        expect.stringMatching(/^Website published/),
      ])
    })

    it('is cancelled by who pays only', async () => {
      expect((await end({ reason: 'price' }, await as(host, 'manager'))).status).toBe(403)
    })
  })

  it('is open to support on their own websites only', async () => {
    const support = await as(host, 'support')
    expect((await ask(support, 'GET', `/website/${website}/contractData`)).status).toBe(403)
    const own = await add(host, { serviced_by: host.fixture.users.support })
    expect((await ask(support, 'GET', `/website/${own}/contractData`)).status).toBe(200)
  })
})

describe('the check', () => {
  it('tells nothing before it ran, and then what is right and wrong', async () => {
    expect((await ask(admin, 'GET', `/${website}/check`)).body).toEqual({ checkedAt: null, rows: [] })
    await addTodo(host.open.db, host.fixture.ours, website)
    const { body } = await ask(admin, 'POST', `/${website}/check`)
    const states = Object.fromEntries(body.rows.map(({ name, state }: { name: string; state: string }) => [name, state]))
    expect(states).toMatchObject({
      title: 'ok',
      domain: 'error',
      imprint: 'error',
      privacy: 'error',
      email: 'error',
      todos: 'warning',
      messages: 'ok',
    })
    expect(body.rows.find(({ name }: { name: string }) => name === 'todos').message).toBe('Open to-dos: 1')
    expect((await ask(admin, 'GET', `/${website}/check`)).body).toEqual(body)
  })
})

describe('presence', () => {
  it('shows who else has the website open, until they go or fall silent', async () => {
    const design = await as(host, 'design')
    const here = async (browser: Browser) =>
      (await ask(browser, 'POST', `/api/website/${website}/presence`)).body.items.map(({ id }: { id: number }) => id)
    expect(await here(admin)).toEqual([])
    expect(await here(design)).toEqual([host.fixture.users.admin])
    expect(await here(admin)).toEqual([host.fixture.users.design])
    expect((await ask(design, 'DELETE', `/api/website/${website}/presence`)).status).toBe(204)
    expect(await here(admin)).toEqual([])
    await here(design)
    await travel(2 * MINUTE_MS)
    expect(await here(admin)).toEqual([])
  })
})
