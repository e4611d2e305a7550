/** @jest-environment ./test/server/support/environment.cjs */
import nodemailer from 'nodemailer'
import { openPostOffice, type PostOffice } from '../../../demo/inbox/postOffice'
import { startTestHost, type TestHost } from '../support/testHost'
import { add, as, ask, type Json } from '../support/ask'

const MANY = 300_000
const NESTED: readonly (readonly [string, string])[] = [
  ['open elements', '<b>'.repeat(MANY)],
  ['tables', '<table><tr><td>'.repeat(MANY / 5)],
  ['lists', '<ul><li>'.repeat(MANY / 4)],
  ['few elements, too deep for a stack', '<blockquote>'.repeat(750)],
  [
    'formatting that is opened again in each paragraph',
    `<p>${Array.from({ length: 9_000 }, (_, nth) => `<b a${nth}>`).join('')}</p>${'<p>x</p>'.repeat(30_000)}`,
  ],
]

let host: TestHost
let office: PostOffice
beforeAll(async () => {
  host = await startTestHost()
  office = await openPostOffice(host.services)
})
afterAll(async () => {
  await office.close()
  await host.close()
})
beforeEach(async () => {
  await host.open.db.deleteFrom('unassigned_emails').execute()
})

const mailOf = (subject: string, body: string, headers = ''): string =>
  `From: stranger@nowhere.test\r\nSubject: ${subject}\r\n${headers}Content-Type: text/html; charset=utf-8\r\n\r\n${body}\r\n`

/** The code that the post office answers with. */
async function deliver(raw: string): Promise<number> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: office.port, ignoreTLS: true })
  const envelope = { from: 'stranger@nowhere.test', to: `inbox+${host.fixture.ours}@demo.partner` }
  const sent = transport.sendMail({ raw, envelope })
  return sent.then(
    () => 250,
    (error: { responseCode?: number }) => error.responseCode ?? 0,
  )
}
const waiting = () => host.open.db.selectFrom('unassigned_emails').selectAll().orderBy('id').execute()

it.each(NESTED)('takes a mail of %s as its text, and keeps it as it came', async (_name, markup) => {
  expect(await deliver(mailOf('Hello', `${markup}Please call me &amp; Ada<script>no()</script>`))).toBe(250)
  const [mail] = await waiting()
  expect(mail).toMatchObject({ html: null, reduced: true, text: expect.stringMatching(/Please call me & Ada$/) })
  const source = await host.services.files.get(mail?.source_hash ?? '')
  expect(Buffer.from(source ?? []).includes(markup)).toBe(true)
  const browser = await as(host, 'support')
  const { body } = await ask(browser, 'GET', '/unassigned_emails/view')
  expect(body.items).toMatchObject([{ html: null, reduced: true }])
})

it('keeps the looks of long letters that people do send', async () => {
  const rows = '<tr><td><p>Bread</p></td><td><b>3</b></td></tr>'.repeat(1_000)
  expect(await deliver(mailOf('Order', `${'<div>'.repeat(60)}<table>${rows}</table>`))).toBe(250)
  expect(await waiting()).toMatchObject([{ reduced: false, html: expect.stringContaining('<table>') }])
})

it.each([
  ['too many headers', 552, mailOf('x', 'x', 'X-A: b\r\n'.repeat(40_000))],
  ['groups of addresses in groups', 552, mailOf('x', 'x', `To: ${'g:'.repeat(200_000)}\r\n`)],
  [
    'more parts than a mail has',
    554,
    `From: a@b.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: image/png\r\n\r\nx\r\n'.repeat(2_000)}--b--\r\n`,
  ],
])('refuses %s for good', async (_name, code, raw) => {
  expect(await deliver(raw)).toBe(code)
  expect(await waiting()).toEqual([])
})

it('asks to come again only when the database is away', async () => {
  const read = jest.spyOn(host.services.mailReader, 'read').mockRejectedValueOnce(Object.assign(new Error('gone'), { code: '08006' }))
  expect(await deliver(mailOf('x', 'x'))).toBe(451)
  read.mockRejectedValueOnce(Object.assign(new Error('invalid byte sequence'), { code: '22021' }))
  expect(await deliver(mailOf('x', 'x'))).toBe(554)
  read.mockRestore()
})

it('loses nothing of anybody while a hundred of them arrive, and goes on answering', async () => {
  const browser = await as(host, 'support')
  const hostile = NESTED.flatMap(([name, markup]) => Array.from({ length: 20 }, (_, nth) => mailOf(`${name} ${nth}`, markup)))
  const honest = Array.from({ length: 20 }, (_, nth) => mailOf(`honest ${nth}`, '<p>Good morning</p>'))
  const codes = Promise.all([...hostile, ...honest].map(deliver))
  const answers: Json[] = []
  for (let nth = 0; nth < 20; nth++) answers.push(await ask(browser, 'GET', '/api/sidebar_counts'))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(await codes)).toEqual(new Set([250]))
  const subjects = (await waiting()).map(({ subject }) => subject)
  expect(subjects).toHaveLength(120)
  expect(subjects.filter((subject) => subject.startsWith('honest'))).toHaveLength(20)
}, 60_000)

it('refuses a mail of endless headers in its parts for good', async () => {
  const header = `To: ${`${'a:'.repeat(30)}\r\n `.repeat(13_000)}b`
  const parts = `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n${header}\r\n\r\nHello`
  expect(await deliver(`From: stranger@nowhere.test\r\nSubject: Hello\r\n${parts}`)).toBe(554)
})

it('reads short lines no slower than the lines of a file', async () => {
  const read = async (headers: string, body: string) => {
    const content = Buffer.from(`From: stranger@nowhere.test\r\nSubject: Hello\r\n${headers}\r\n${body}`)
    const before = process.cpuUsage()
    await host.services.mailReader.read(content, 'demo.partner')
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const [file, lines] = ['Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n', 'YUFh\r\n'.repeat(300_000)]
  // The first mail starts the thread.
  await read(file, lines)
  const usual = await read(file, lines)
  expect(await read('', '\n'.repeat(300_000))).toBeLessThan(10 * usual)
})

it('refuses markup that nobody writes before it is cleaned', async () => {
  const browser = await as(host, 'support')
  const website = await add(host)
  const email = { to: ['ada@customer.test'], subject: 'x', html: '<b>'.repeat(100_000) }
  expect(await ask(browser, 'POST', `/email-composer/mailer/${website}/preview`, email)).toMatchObject({ status: 422 })
})
