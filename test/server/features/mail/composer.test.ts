/** @jest-environment ./test/server/support/environment.cjs */
import { removeMailAccount, saveMailAccount } from '../../../../demo/outbox/mail/mailAccount'
import { sendDue } from '../../../../demo/outbox/mail/sendDue'
import { contrastRatio, MAIL_TEST_LIMIT, THEME } from '../../../../src/model'
import { addMessage, addWebsite, NOW } from '../../support/fixture'
import { as, ask } from '../../support/ask'
import { type Composing, email, startComposing, upload } from '../../support/startComposing'

let composing: Composing
let host: Composing['host']
let sink: Composing['sink']
let browser: Composing['browser']
let websiteId: number
beforeAll(async () => {
  composing = await startComposing()
  ;({ host, sink, browser, websiteId } = composing)
})
afterAll(() => composing.close())
beforeEach(() => composing.reset())

const send = (values = {}, headers = {}) => ask(browser, 'POST', `/email-composer/mailer/${websiteId}`, email(values), headers)
const preview = (values = {}) => ask(browser, 'POST', `/email-composer/mailer/${websiteId}/preview`, email(values))
const dispatch = () => sendDue(host.services, sink.url)
const filesPath = () => `/email-composer/mailer/${websiteId}/files`

it('offers the addresses of customer and colleagues, merge fields, sender and the mail that is answered', async () => {
  await addMessage(host.open.db, host.fixture.ours, websiteId, { from_email: 'other@customer.test', subject: 'Question', message: 'When?' })
  const [entry] = await host.open.db.selectFrom('messages').select('id').where('from_email', '=', 'other@customer.test').execute()
  const { body } = await ask(browser, 'GET', `/email-composer/mailer/${websiteId}?reply=${entry?.id}`)
  expect(body.recipients).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ email: 'ada@customer.test', kind: 'customer' }),
      expect.objectContaining({ email: 'other@customer.test', kind: 'other' }),
      expect.objectContaining({ email: 'admin@ours.test', kind: 'staff' }),
    ]),
  )
  expect(body.fields).toMatchObject({ 'customer.forename': 'Ada', 'website.title': 'Bakery', 'customer.firm': '' })
  expect(body).toMatchObject({ sender: { verified: true }, reply: { subject: 'Question', text: 'When?' } })
})

it('begins with the template that fits the status and who wrote last, and previews the sender that the customer will see', async () => {
  const { db } = host.open
  const fresh = await addWebsite(db, host.fixture.ours, { title: 'Fresh', status: 'preparation' })
  const template = { language: 'en', subject: 'Hello' }
  const make = async (values: object) => (await ask(browser, 'POST', '/email-composer/templates', { ...template, ...values })).body.id
  const welcome = await make({ name: 'Welcome', html: '<p>{{portal.url}}</p>', default: true })
  const answer = await make({ name: 'Answer', html: '<p>It is done.</p>' })
  const options = async () => (await ask(browser, 'GET', `/email-composer/mailer/${fresh}`)).body
  expect((await options()).defaultTemplate).toBe(welcome)
  await db.updateTable('websites').set({ status: 'done' }).where('id', '=', fresh).execute()
  const { defaultTemplate, sender } = await options()
  expect(defaultTemplate).toBeNull()
  await addMessage(db, host.fixture.ours, fresh, { category: 'message_from', subject: 'Question' })
  expect((await options()).defaultTemplate).toBe(answer)
  const { body } = await ask(browser, 'POST', `/email-composer/mailer/${fresh}/preview`, email())
  expect(body.from).toBe(sender.email)
  await db.deleteFrom('email_templates').where('id', 'in', [welcome, answer]).execute()
})

it('previews the sender of the mail server that is used: its own, else that of the reseller', async () => {
  const { db } = host.open
  const { ours, theirs } = host.fixture
  const server = { host: 'smtp.test', port: 587, encryption: 'starttls', username: '' } as const
  const from = async () => (await preview()).body.from
  await db.updateTable('partners').set({ parent_id: theirs }).where('id', '=', ours).execute()
  await saveMailAccount(db, theirs, { ...server, fromEmail: 'mail@reseller.test' })
  expect(await from()).toBe('mail@reseller.test')
  await saveMailAccount(db, ours, { ...server, fromEmail: 'mail@ours.test' })
  expect(await from()).toBe('mail@ours.test')
  for (const partner of [ours, theirs]) await removeMailAccount(db, partner)
  await db.updateTable('partners').set({ parent_id: null }).where('id', '=', ours).execute()
  expect(await from()).toContain('@demo.partner')
})

it('offers whom the customer was written to, and ends with the signature of the person, else that of the team', async () => {
  const { db } = host.open
  const read = async () => (await ask(browser, 'GET', `/email-composer/mailer/${websiteId}`)).body
  await addMessage(db, host.fixture.ours, websiteId, { category: 'message_to', to_email: 'lawyer@customer.test', subject: 'Terms' })
  const { recipients, signature } = await read()
  expect(recipients).toContainEqual(expect.objectContaining({ email: 'lawyer@customer.test', kind: 'other' }))
  const support = db.updateTable('users').where('id', '=', host.fixture.users.support)
  await support.set({ signature: 'Kind regards\nSupport' }).execute()
  expect((await read()).signature).toBe('Kind regards\nSupport')
  await support.set({ signature: '' }).execute()
  expect((await read()).signature).toBe(signature)
  expect(signature).not.toBe('')
})

it('sends what the preview showed, with a text part and values instead of merge fields', async () => {
  const written = {
    subject: 'For {{customer.forename}}',
    html: '<p>Dear {{customer.surname}}, <strong>{{customer.firm|there}}</strong></p>',
  }
  const shown = await preview(written)
  const { status, body } = await send(written)
  expect([status, body.deliveryState, body.subject]).toEqual([200, 'queued', 'For Ada'])
  await dispatch()
  const mail = sink.received[0]?.mail
  expect([mail?.subject, mail?.html?.trim(), mail?.text?.trim()]).toEqual([shown.body.subject, shown.body.html.trim(), shown.body.text])
  expect(mail?.html).toContain('Dear &lt;b&gt;Lovelace, <strong>there</strong>')
  expect(mail?.text).toContain('Dear <b>Lovelace, there')
})

it.each([
  ['an empty merge field', { html: '<p>{{customer.firm}}</p>' }, 'placeholders'],
  ['an unknown merge field', { subject: '{{customer.shoe_size}}' }, 'placeholders'],
  ['an open question', { html: '<p>{{?How much?}}</p>' }, 'placeholders'],
  ['a wrong address', { to: ['ada@'] }, 'to'],
  ['an address with a line break', { cc: ['a@b.test\r\nBcc: x@y.test'] }, 'cc'],
  ["somebody else's file", { attachments: [4711] }, 'attachments'],
])('refuses %s', async (_name, values, field) => {
  const { status, body } = await send(values)
  expect([status, body.errors[0].name]).toEqual([422, field])
})

it('takes what looks like a template language as text', async () => {
  const html = '<p>{{7*7}} ${7*7} &lt;%=7*7%&gt; {% raw %} {{constructor}}</p>'
  const { body } = await preview({ html })
  expect([body.text, body.missing]).toEqual(['{{7*7}} ${7*7} <%=7*7%> {% raw %} {{constructor}}', []])
})

it('sends nothing that runs, loads or styles', async () => {
  const html =
    '<p onclick="x()" style="position:fixed">a<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">b</a><iframe src=//evil></iframe></p>'
  const { body } = await preview({ html })
  expect(body.html).not.toMatch(/onclick|onerror|script|javascript|iframe|<img|position/)
  expect(body.text).toBe('ab')
})

it('gives back exactly what was typed when a mail is taken back in time', async () => {
  const fileId = await upload(browser, filesPath())
  const written = { subject: 'For {{customer.forename}}', cc: ['b@c.test'], attachments: [fileId], undoMs: 10_000 }
  const { body: message } = await send(written)
  expect(message.files).toHaveLength(1)
  expect(await dispatch()).toBe(0)
  const back = await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/undo`, { message: message.id })
  expect(back.body).toMatchObject({ draft: email(written), attachments: [{ name: 'offer.txt' }] })
  // Asked for again, it is not said to have been sent.
  const again = await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/undo`, { message: message.id })
  expect([again.status, again.body]).toEqual([200, back.body])
  await host.services.clock.setOffset(NOW.getTime() - Date.now() + 20_000)
  expect(await dispatch()).toBe(0)
  expect((await send(written)).status).toBe(200)
})

it('is too late to take back what has left, and never what somebody else wrote', async () => {
  const { body: message } = await send({ undoMs: 0 })
  const colleague = await as(host, 'admin')
  expect((await ask(colleague, 'POST', `/email-composer/mailer/${websiteId}/undo`, { message: message.id })).status).toBe(404)
  await dispatch()
  expect((await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/undo`, { message: message.id })).status).toBe(409)
})

it('refuses a time that has passed, for the mail and for its repetitions, and sends nothing', async () => {
  const { body: before } = await ask(browser, 'GET', `/api/website/${websiteId}/logs`)
  const past = new Date(host.services.clock.now().getTime() - 1_000).toISOString()
  for (const [field, values] of Object.entries({ sendAt: { sendAt: past }, reminders: { reminders: [past] } }))
    expect(await send(values)).toMatchObject({ status: 422, body: { errors: [{ name: field, message: 'This time has passed.' }] } })
  const { body: after } = await ask(browser, 'GET', `/api/website/${websiteId}/logs`)
  expect(after.pagination.total).toBe(before.pagination.total)
  await dispatch()
  expect(sink.received).toEqual([])
})

it('lets the team say how long mails can be taken back', async () => {
  const admin = await as(host, 'admin')
  const limits = async () => (await ask(browser, 'GET', `/email-composer/mailer/${websiteId}`)).body.limits
  expect(await limits()).toMatchObject({ undoMs: 10_000 })
  for (const seconds of [0, 30]) {
    expect((await ask(admin, 'POST', '/api/account', { sendUndoSeconds: seconds })).status).toBe(200)
    expect((await ask(admin, 'GET', '/api/account')).body.sendUndoSeconds).toBe(seconds)
    expect(await limits()).toMatchObject({ undoMs: seconds * 1_000 })
  }
  expect((await send({ undoMs: 30_001 })).status).toBe(422)
  await ask(admin, 'POST', '/api/account', { sendUndoSeconds: 10 })
})

it('writes mails that every mail program shows alike', async () => {
  const html =
    '<h2>One</h2><h3>Two</h3><p>a <strong>b</strong> <a href="https://x.test">c</a></p><ul><li>d</li></ul><ol><li>e</li></ol><blockquote>f</blockquote><p><a class="button" href="https://y.test">g</a></p><img src="https://x.test/a.png">'
  await send({ html, subject: 'Lint' })
  await dispatch()
  const mail = sink.received.find(({ mail: { subject } }) => subject === 'Lint')?.mail
  const document = mail?.html ?? ''
  const body = document.replace(/^[\s\S]*<body/, '<body')
  // Programs drop style elements and classes: what counts stands on the elements, and tables make the layout.
  for (const [tag] of body.matchAll(/<(?:body|h2|h3|p|ul|ol|li|blockquote|a)\b[^>]*>/g)) expect(tag).toMatch(/ style="[^"]+"/)
  for (const [tag] of body.matchAll(/<table\b[^>]*>/g)) expect(tag).toContain('role="presentation"')
  for (const [tag] of body.matchAll(/<img\b[^>]*>/g)) expect(tag).toMatch(/ alt="/)
  expect(body).not.toMatch(/flex|grid|position|float|<script|<link|<form|<svg|url\(/)
  expect(document).toMatch(/^<!doctype html><html lang="\w+"><head><meta charset="utf-8">/)
  // A mail that says that it knows the dark has to bring its colours.
  expect(document).toMatch(/color-scheme" content="light dark"[\s\S]*@media \(prefers-color-scheme:dark\)\{body\{background-color:/)
  expect(mail?.text).toMatch(
    /One[\s\S]*Two[\s\S]*a b c \[https:\/\/x\.test\][\s\S]* \* d[\s\S]*1\. e[\s\S]*> f[\s\S]*g \[https:\/\/y\.test\]/,
  )
})

it('tells customers of overdue websites their new date, each in their own language', async () => {
  const [en, de] = await Promise.all(
    ['en', 'de'].map((language) =>
      addWebsite(host.open.db, host.fixture.ours, {
        title: `Late ${language}`,
        language,
        due_date: '2026-11-18',
        customer: JSON.stringify({ email: `${language}@customer.test` }),
      }),
    ),
  )
  const moved = await ask(browser, 'POST', '/api/websites/change', { websites: [en, de], change: { due_date: '2026-12-24' } })
  expect(moved.body.items).toHaveLength(2)
  const dates = await Promise.all(
    [en, de].map(async (id) => (await ask(browser, 'GET', `/email-composer/mailer/${id}`)).body.fields['website.due_date']),
  )
  expect(dates).toEqual(['December 24, 2026', '24. Dezember 2026'])
  for (const [nth, id] of [en, de].entries()) {
    const written = {
      to: [`${['en', 'de'][nth]}@customer.test`],
      subject: '{{website.title}}',
      html: '<p>{{website.due_date}}</p>',
      bulk: true,
    }
    expect((await ask(browser, 'POST', `/email-composer/mailer/${id}`, email(written))).status).toBe(200)
  }
  await dispatch()
  const arrived = sink.received.map(({ recipients, mail }) => [recipients, mail.subject, mail.text?.split('\n')[0]])
  expect(arrived).toEqual(
    expect.arrayContaining([
      [['en@customer.test'], 'Late en', 'December 24, 2026'],
      [['de@customer.test'], 'Late de', '24. Dezember 2026'],
    ]),
  )
})

it('sends once for one Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'once' }
  const first = await send({}, headers)
  expect((await send({}, headers)).body.id).toBe(first.body.id)
  await dispatch()
  expect(sink.received).toHaveLength(1)
})

it('sends nothing under the key of a mail that was taken back, and says so', async () => {
  const headers = { 'idempotency-key': 'back' }
  const { body: message } = await send({ undoMs: 10_000 }, headers)
  await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/undo`, { message: message.id })
  const { status, body } = await send({ undoMs: 10_000 }, headers)
  expect([status, body.error]).toEqual([422, expect.stringContaining('was sent before, or taken back')])
})

it('keeps a file under a name that shows its kind', async () => {
  const id = await upload(browser, filesPath(), 'price\u202Egpj.exe')
  const { name } = await host.open.db.selectFrom('files').select('name').where('id', '=', Number(id)).executeTakeFirstOrThrow()
  expect(name).toBe('pricegpj.exe')
})

it('sends a test to whoever writes, and writes nothing into the log', async () => {
  expect((await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/test`, email())).status).toBe(204)
  await dispatch()
  expect(sink.received.map(({ recipients }) => recipients)).toEqual([['support@ours.test']])
})

it('stops somebody who sends more than a person writes', async () => {
  const test = async () => (await ask(browser, 'POST', `/email-composer/mailer/${websiteId}/test`, email())).status
  expect(await test()).toBe(204)
  await host.open.db
    .updateTable('rate_limits')
    .set({ count: MAIL_TEST_LIMIT - 1 })
    .where('key', 'like', 'sending:test:%')
    .execute()
  expect([await test(), await test()]).toEqual([204, 429])
})

it.each(['ffe000', '0b6b75', 'c9d2e0'])(
  'writes links and buttons in the colour of the team, %s, so that they can be read',
  async (color) => {
    const { settings } = await host.open.db
      .selectFrom('partners')
      .select('settings')
      .where('id', '=', host.fixture.ours)
      .executeTakeFirstOrThrow()
    const save = (value: object) =>
      host.open.db
        .updateTable('partners')
        .set({ settings: JSON.stringify(value) })
        .where('id', '=', host.fixture.ours)
        .execute()
    await save({ ...settings, color })
    const { html } = (await preview({ html: '<p><a href="https://x.test">x</a> <a class="button" href="https://y.test">y</a></p>' })).body
    await save(settings)
    const [, link = ''] = /href="https:\/\/x.test"[^>]* style="color:(#\w+)"/.exec(html) ?? []
    const [, fill = '', text = ''] = /class="button"[^>]*background-color:(#\w+);color:(#\w+)/.exec(html) ?? []
    const [, dark = ''] = /\}a\{color:(#\w+)!important/.exec(html) ?? []
    expect([contrastRatio(link, '#ffffff'), contrastRatio(fill, text), contrastRatio(dark, '#121826')].every((ratio) => ratio >= 4.5)).toBe(
      true,
    )
    // A colour that can be read is left as it is, and nothing keeps ours.
    expect(fill).toBe(`#${color}`)
    expect(html).not.toContain(THEME.primary)
  },
)

it('lets the customer into their area by the links of the mail that is sent, and nobody by its preview', async () => {
  const html = '<p><a class="button" href="{{portal.files}}">Files</a></p>'
  expect((await preview({ html })).body.html).toContain('href="https://partner.example/my/files/list"')
  await send({ html, subject: 'Your area' })
  await dispatch()
  const mail = sink.received.find(({ mail: { subject } }) => subject === 'Your area')?.mail
  const [, path = ''] = /href="https:\/\/partner\.example(\/my\/enter\/[^"]+)"/.exec(mail?.html ?? '') ?? []
  const answer = await host.app.request(path.replaceAll('&amp;', '&'))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my/files/list'])
})
