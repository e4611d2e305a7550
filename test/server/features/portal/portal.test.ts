/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { NOW } from '../../support/fixture'
import { enter } from '../../support/portal'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const entriesOf = (website: number) =>
  host.open.db.selectFrom('messages').selectAll().where('website_id', '=', website).where('deleted_at', 'is', null).orderBy('id').execute()
const statusOf = async (website: number) =>
  (await host.open.db.selectFrom('websites').select('status').where('id', '=', website).executeTakeFirstOrThrow()).status
const ticketsOfAdmin = async () => {
  const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  return ((await (await admin.get('/api/sidebar_counts')).json()) as { tickets: number }).tickets
}

describe('wishes', () => {
  const form = (browser: Browser, fields: Record<string, string>) => ({ _csrf: browser.portalToken, ...fields })

  it('are kept, stand in the log, and become the contact data of the website', async () => {
    const { website, browser } = await enter(host, 'preparation')
    const saved = await browser.submit(
      '/my/requirements/contact',
      form(browser, { company: 'Kunde & Söhne', emailAddress: 'info@kunde.test' }),
    )
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/my/requirements/contact?saved=1'])
    const row = await host.open.db.selectFrom('websites').selectAll().where('id', '=', website).executeTakeFirstOrThrow()
    expect(row.contact).toMatchObject({ company: 'Kunde & Söhne', emailAddress: 'info@kunde.test' })
    expect(row.customer_active_at?.toISOString().slice(0, 16)).toBe(NOW.toISOString().slice(0, 16))
    const [entry] = await entriesOf(website)
    expect(entry).toMatchObject({ category: 'data_changed', source: 'portal', label: 'wishes.contact', from_name: 'Ada Kunde', done: true })
    expect(entry?.message).toContain('company: – → Kunde & Söhne')
    expect(await (await browser.open('/my/requirements/contact')).text()).toContain('Kunde &amp; Söhne')
  })

  it('of two who answer the same page each keeps what the other has answered', async () => {
    const { website, browser } = await enter(host, 'preparation')
    await browser.submit('/my/requirements/contact', form(browser, { company: 'Kunde', contactCity: 'Kiel' }))
    const shown = { _shown_company: 'Kunde', _shown_contactCity: 'Kiel' }
    const send = (fields: Record<string, string>) => browser.submit('/my/requirements/contact', form(browser, { ...shown, ...fields }))
    expect((await send({ company: 'Kunde', contactCity: 'Bremen' })).status).toBe(303)
    const late = await send({ company: 'Kunde & Sohn', contactCity: 'Kiel', emailAddress: 'no address' })
    expect(await late.text()).toContain('name="_shown_company" value="Kunde"')
    expect((await send({ company: 'Kunde & Sohn', contactCity: 'Kiel' })).status).toBe(303)
    const row = await host.open.db.selectFrom('websites').selectAll().where('id', '=', website).executeTakeFirstOrThrow()
    expect(row.contact).toMatchObject({ company: 'Kunde & Sohn', contactCity: 'Bremen' })
    expect((await entriesOf(website)).at(-1)?.message).toBe('company: Kunde → Kunde & Sohn')
  })

  it('are the contact data as the agency has changed it since, which the customer is not said to have changed', async () => {
    const { website, browser } = await enter(host, 'preparation')
    await browser.submit(
      '/my/requirements/contact',
      form(browser, { company: 'Kunde', contactCity: 'Kiel', phoneNumber: '+49 431 123456' }),
    )
    const contact = { company: 'Kunde', contactCity: 'Bremen', phoneNumber: null }
    await host.open.db
      .updateTable('websites')
      .set({ contact: JSON.stringify(contact) })
      .where('id', '=', website)
      .execute()
    const page = await (await browser.open('/my/requirements/contact')).text()
    expect(page).toContain('name="contactCity" value="Bremen"')
    expect(page).toContain('name="phoneNumber" value=""')
    const shown = { _shown_company: 'Kunde', _shown_contactCity: 'Bremen', _shown_phoneNumber: '' }
    const given = { company: 'Kunde & Sohn', contactCity: 'Bremen', phoneNumber: '' }
    await browser.submit('/my/requirements/contact', form(browser, { ...shown, ...given }))
    expect((await entriesOf(website)).at(-1)?.message).toBe('company: Kunde → Kunde & Sohn')
  })

  it('are read by the team as the contact data is now', async () => {
    const { website, browser } = await enter(host, 'preparation')
    await browser.submit('/my/requirements/contact', form(browser, { company: 'Kunde', contactCity: 'Kiel' }))
    await host.open.db
      .updateTable('websites')
      .set({ contact: JSON.stringify({ company: 'Kunde', contactCity: 'Bremen' }) })
      .where('id', '=', website)
      .execute()
    const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
    const briefing = await (await admin.open(`/backoffice/website/requirements/single/${website}/contact`)).text()
    expect(briefing).toContain('Bremen')
    expect(briefing).not.toContain('Kiel')
  })

  it('say beside the field what is wrong, and keep what was typed', async () => {
    const { website, browser } = await enter(host, 'preparation')
    const answer = await browser.submit('/my/requirements/contact', form(browser, { company: 'Typed', emailAddress: 'no address' }))
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('id="emailAddress-error"')
    expect(html).toContain('value="Typed"')
    expect(await entriesOf(website)).toEqual([])
  })

  it('move the website on when everything was answered and sent, and not before', async () => {
    const { website, browser } = await enter(host, 'preparation')
    const before = await ticketsOfAdmin()
    const early = await browser.submit('/my/requirements/logo', form(browser, { logoText: 'K', _send: '1' }))
    expect(early.status).toBe(409)
    const pages = {
      inspiration: 'likes',
      construction: 'goal',
      logo: 'logoText',
      colors: 'colorNotes',
      structure: 'pages',
      law: 'owner',
      contact: 'company',
    }
    await host.open.db
      .updateTable('partners')
      .set({
        status_settings: JSON.stringify({ preparation_check: true }),
        todos_for_status: JSON.stringify({ preparation_check: ['Read it'] }),
      })
      .where('id', '=', host.fixture.ours)
      .execute()
    for (const [page, field] of Object.entries(pages))
      await browser.submit(`/my/requirements/${page}`, form(browser, { [field]: 'An answer' }))
    const sent = await browser.submit('/my/requirements/contact', form(browser, { company: 'An answer', _send: '1' }))
    expect(sent.headers.get('location')).toBe('/my/?saved=1')
    expect(await statusOf(website)).toBe('preparation_check')
    expect(await ticketsOfAdmin()).toBe(before + 1)
    expect(await host.open.db.selectFrom('todos').select('description').where('website_id', '=', website).execute()).toEqual([
      { description: 'Read it' },
    ])
    // From here on they are only to be read.
    expect((await browser.submit('/my/requirements/logo', form(browser, { logoText: 'Late' }))).status).toBe(403)
    expect((await browser.open('/my/requirements/logo')).status).toBe(200)
  })

  it('have colours as a style sheet and words by term', async () => {
    const { browser } = await enter(host, 'preparation')
    await browser.submit('/my/requirements/colors', form(browser, { primary: '#112233', secondary: '#445566' }))
    expect(await (await browser.get('/my/requirements/colors/file')).text()).toBe(
      ':root {\n  --primary: #112233;\n  --secondary: #445566;\n}\n',
    )
    await browser.send('POST', '/my/synonyms/Bread', { items: [' loaf ', 'roll', 'roll', ''] })
    expect(await (await browser.get('/my/synonyms/bread')).json()).toEqual({ items: ['loaf', 'roll'] })
  })
})

describe('files', () => {
  const upload = (browser: Browser, name: string, content: BlobPart, folder?: number) => {
    const body = new FormData()
    body.append('file', new File([content], name))
    if (folder) body.append('folder', String(folder))
    return browser.send('POST', '/my/files/upload', body)
  }
  const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

  it('arrive as a message that waits for the team', async () => {
    const { website, browser } = await enter(host, 'preparation')
    const before = await ticketsOfAdmin()
    const { items } = (await (await upload(browser, '../../logo.png', PNG)).json()) as {
      items: { id: number; name: string; type: string; url: string }[]
    }
    expect(items[0]).toMatchObject({ name: 'logo.png', type: 'image', url: `/my/file/${items[0]?.id}/preview` })
    expect((await browser.get(`/my/file/${items[0]?.id}/preview`)).headers.get('content-type')).toBe('image/png')
    const [entry] = await entriesOf(website)
    expect(entry).toMatchObject({ category: 'message_from', source: 'portal', done: false })
    expect(await ticketsOfAdmin()).toBe(before + 1)
    const converted = await browser.send('POST', `/my/file/${items[0]?.id}/convert`, { type: 'webp' })
    expect(await converted.json()).toMatchObject({ name: 'logo.webp', type: 'image' })
  })

  it('have folders, an order, and can be packed and removed', async () => {
    const { browser } = await enter(host, 'creation')
    const folder = (await (await browser.send('POST', '/my/folders/create', { name: 'Menu/../x' })).json()) as { id: number }
    const first = ((await (await upload(browser, 'a.txt', 'A', folder.id)).json()) as { items: { id: number }[] }).items[0]?.id ?? 0
    const second = ((await (await upload(browser, 'a.txt', 'B')).json()) as { items: { id: number }[] }).items[0]?.id ?? 0
    await browser.send('POST', '/my/files/move', { files: [second], folder: folder.id })
    const sorted = (await (await browser.send('POST', '/my/files/sort', { files: [second, first] })).json()) as { files: { id: number }[] }
    expect(sorted.files.map(({ id }) => id)).toEqual([second, first])
    const zip = await browser.get(`/my/folders/${folder.id}/download`)
    expect(Buffer.from(await zip.arrayBuffer()).toString('latin1')).toMatch(/a\.txt.*a \(2\)\.txt/s)
    expect((await browser.send('DELETE', `/my/folders/${folder.id}/delete`)).status).toBe(409)
    expect((await browser.send('DELETE', '/my/files/deleteMany', { files: [first, second] })).status).toBe(204)
    expect((await browser.send('DELETE', `/my/folders/${folder.id}/delete`)).status).toBe(204)
    expect(await (await browser.get('/my/files/list')).json()).toEqual({ folder: null, folders: [], files: [] })
  })

  it('of another website, and what the team keeps to itself, are not there', async () => {
    const [mine, other] = [await enter(host, 'preparation'), await enter(host, 'preparation')]
    const id = ((await (await upload(other.browser, 'a.txt', 'A')).json()) as { items: { id: number }[] }).items[0]?.id ?? 0
    const folder = ((await (await other.browser.send('POST', '/my/folders/create', { name: 'x' })).json()) as { id: number }).id
    const secret = await host.open.db
      .insertInto('files')
      .values({
        partner_id: host.fixture.ours,
        website_id: mine.website,
        message_id: null,
        unassigned_email_id: null,
        name: 'internal.txt',
        type: 'text',
        mime: 'text/plain',
        bytes: 1,
        content_hash: 'x',
        thumbnail_hash: null,
        created_by: null,
        created_at: NOW,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { browser } = mine
    for (const file of [id, secret.id]) {
      expect((await browser.get(`/my/file/${file}/preview`)).status).toBe(404)
      expect((await browser.send('DELETE', `/my/files/${file}/delete`)).status).toBe(404)
      expect((await browser.send('POST', '/my/files/move', { files: [file], folder: null })).status).toBe(404)
      expect((await browser.get(`/my/requirements/files/${file}`)).status).toBe(404)
      expect((await browser.get(`/original/${file}/file`)).status).toBe(401)
    }
    expect((await upload(browser, 'a.txt', 'A', folder)).status).toBe(404)
    expect((await browser.get(`/my/folders/${folder}/open`)).status).toBe(404)
    expect((await browser.send('POST', '/my/folders/create', { name: 'y', parent: folder })).status).toBe(404)
  })
})

describe('feedback', () => {
  it('becomes to-dos and a message, and sends the website back to be worked on', async () => {
    const { website, browser } = await enter(host, 'creation_customer', { assigned_to: host.fixture.users.design })
    const draft = { description: 'Bigger logo', page: 'Home', x: 12.5, y: 200 }
    const remark = (await (await browser.send('POST', '/my/feedback/todo/save', draft)).json()) as { id: number }
    expect(remark).toMatchObject({ description: 'Bigger logo', page: 'Home', x: 12.5, y: 100, done: false })
    const todo = await host.open.db.selectFrom('todos').selectAll().where('id', '=', remark.id).executeTakeFirstOrThrow()
    expect(todo).toMatchObject({ website_id: website, to_user_id: host.fixture.users.design, from_user_id: null })
    await browser.send('POST', '/my/feedback/todo/save', { id: remark.id, description: 'Much bigger logo' })
    expect((await browser.send('POST', '/my/feedback/log/send', { message: 'Thank you' })).status).toBe(204)
    const ticket = (await entriesOf(website)).find(({ category }) => category === 'message_from')
    expect(ticket).toMatchObject({ source: 'feedback', done: false, message: 'Thank you\n– Much bigger logo' })
    // This partner does not use the status for rework.
    expect(await statusOf(website)).toBe('creation')
    expect((await browser.send('POST', '/my/feedback/todo/save', draft)).status).toBe(403)
  })

  it('that says nothing is not sent: the website stays with the customer', async () => {
    const { website, browser } = await enter(host, 'creation_customer')
    const answer = await browser.send('POST', '/my/feedback/log/send', { message: '  ' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ name: 'message', message: 'Please fill this in.' }] })
    expect(await statusOf(website)).toBe('creation_customer')
    await browser.send('POST', '/my/feedback/todo/save', { description: 'Bigger logo' })
    expect((await browser.send('POST', '/my/feedback/log/send', { message: '' })).status).toBe(204)
  })

  it('on another website cannot be changed or removed', async () => {
    const [mine, other] = [await enter(host, 'creation_customer'), await enter(host, 'creation_customer')]
    const remark = (await (await other.browser.send('POST', '/my/feedback/todo/save', { description: 'Theirs' })).json()) as { id: number }
    expect((await mine.browser.send('POST', '/my/feedback/todo/save', { id: remark.id, description: 'Mine' })).status).toBe(404)
    expect((await mine.browser.send('DELETE', `/my/feedback/${remark.id}/remove`)).status).toBe(404)
    expect((await other.browser.send('DELETE', `/my/feedback/${remark.id}/remove`)).status).toBe(204)
    expect(await (await other.browser.get('/my/feedback/todos')).json()).toEqual({ items: [] })
  })

  it('can be that everything is right, which reaches a goal of the partner', async () => {
    await host.open.db
      .updateTable('partners')
      .set({ status_settings: JSON.stringify({ creation_done: true }) })
      .where('id', '=', host.fixture.ours)
      .execute()
    const { website, browser } = await enter(host, 'creation_customer')
    expect((await browser.send('POST', '/my/feedback/publish')).status).toBe(204)
    expect(await statusOf(website)).toBe('creation_done')
    const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
    expect(await (await admin.get('/goals')).json()).toMatchObject({ result: { hasReceivedFeedback: true } })
  })
})

it('onboarding becomes the data of the customer and a message', async () => {
  const { website, browser } = await enter(host, 'preparation')
  const form = { firm: 'Bakery', sector: 'food', email: 'new@customer.test', goals: ['More guests'] }
  expect((await browser.send('POST', '/my/onboarding/save', { ...form, sector: 'gold' })).status).toBe(422)
  expect((await browser.send('POST', '/my/onboarding/save', { ...form, email: 'x' })).status).toBe(422)
  expect((await browser.send('POST', '/my/onboarding/save', form)).status).toBe(200)
  const row = await host.open.db.selectFrom('websites').select('customer').where('id', '=', website).executeTakeFirstOrThrow()
  expect(row.customer).toMatchObject({ firm: 'Bakery', contactEmail: 'new@customer.test', forename: 'Ada' })
  expect((await entriesOf(website))[0]).toMatchObject({ category: 'message_from', label: 'wishes.onboarding' })
  expect(await (await browser.get('/my/onboarding/validateEmail/a%40b.test')).json()).toEqual({ valid: true })
})

it('an order makes one contract with its first invoice and moves the lead on', async () => {
  const { website, browser } = await enter(host, 'lead_interest')
  expect(await (await browser.get('/my/checkout/price?plan=2')).json()).toEqual({ amount: 3490, currency: 'EUR', interval: 'month' })
  expect((await browser.submit('/my/checkout', { _csrf: browser.portalToken, plan: '2' })).status).toBe(422)
  expect((await browser.submit('/my/checkout', { _csrf: browser.portalToken, plan: '99', terms: '1' })).status).toBe(422)
  const ordered = await browser.submit('/my/checkout', { _csrf: browser.portalToken, plan: '2', terms: '1' })
  // Not to the order: a website that is prepared has none any more.
  expect((await browser.get(ordered.headers.get('location') ?? '')).status).toBe(200)
  const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  const contract = await (await admin.get(`/website/${website}/contractData`)).json()
  expect(contract).toMatchObject({
    status: 'active',
    payment: 'unpaid',
    plan: { name: 'Website M' },
    price: { amount: 3490 },
    invoices: [{ status: 'unpaid' }],
  })
  expect(await statusOf(website)).toBe('preparation')
})

it('shows mails, and nothing that the team keeps to itself', async () => {
  const { website, browser } = await enter(host, 'creation')
  const entry = { partner_id: host.fixture.ours, website_id: website, cc: '[]', bcc: '[]', date: NOW, created_at: NOW }
  await host.open.db
    .insertInto('messages')
    .values([
      { ...entry, category: 'message_to', subject: 'For you', message: 'Shown' },
      { ...entry, category: 'intern', subject: 'Secret', message: 'Hidden' },
      { ...entry, category: 'call', subject: 'Call', message: 'Hidden' },
    ])
    .execute()
  const html = await (await browser.open('/my/emails')).text()
  expect(html).toContain('Shown')
  expect(html).not.toContain('Hidden')
})

it('shows all mails, page by page', async () => {
  const { website, browser } = await enter(host, 'creation')
  const entry = { partner_id: host.fixture.ours, website_id: website, cc: '[]', bcc: '[]', date: NOW, created_at: NOW }
  const subjects = Array.from({ length: 110 }, (_, nth) => `Mail ${nth}`)
  await host.open.db
    .insertInto('messages')
    .values(subjects.map((subject) => ({ ...entry, category: 'message_to' as const, subject, message: '' })))
    .execute()
  const shown: unknown[] = []
  for (let href: string | undefined = ''; href !== undefined; ) {
    const html = await (await browser.open(`/my/emails${href}`)).text()
    shown.push(...[...html.matchAll(/>(Mail \d+)</g)].map(([, subject]) => subject))
    href = /rel="next" href="([^"]+)"/.exec(html)?.[1]
  }
  expect(shown).toEqual(subjects.toReversed())
})
