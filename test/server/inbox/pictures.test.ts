/** @jest-environment ./test/server/support/environment.cjs */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { picturesIn } from '../../../demo/features/messages/pictures/picturesIn'
import { receiveMail } from '../../../demo/inbox/receive/receiveMail'
import { MAIL_PICTURE_MAX_BYTES } from '../../../src/model'
import type { Browser } from '../support/Browser'
import { addMessage, addWebsite, ROLE_NAMES } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'
import { as } from '../support/ask'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let host: TestHost
let server: Server
let asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[]
let answers: Record<string, (response: ServerResponse) => void>
let place: string
let website: number
beforeAll(async () => {
  host = await startTestHost()
  website = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery', customer: '{}' })
  server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers })
    answers[request.url ?? '']?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a pipe name.
  place = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await host.close()
})
beforeEach(async () => {
  asked = []
  answers = {}
  host.services.pictureAllow = [place]
  for (const table of ['messages', 'unassigned_emails', 'outside_pictures'] as const) await host.open.db.deleteFrom(table).execute()
})

const give = (path: string, type: string, content: Buffer | string) => {
  answers[path] = (response) => response.writeHead(200, { 'content-type': type, 'set-cookie': 'seen=1' }).end(content)
  return `http://${place}${path}`
}

/** A mail of the website, or one that belongs to none, which shows these pictures. */
async function entryWith(...pictures: string[]): Promise<(url: string) => string> {
  const html = pictures.map((picture) => `<img src=" ${picture.replaceAll('&', '&amp;')}">`).join('')
  await addMessage(host.open.db, host.fixture.ours, website, { message_html: html, subject: 'Shop' })
  const { id } = await host.open.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return (url) => `/website/${website}/log/${id}/picture?url=${encodeURIComponent(url)}`
}
async function unassignedWith(picture: string): Promise<string> {
  const mail = `From: a@b.test\r\nMessage-ID: <1@x.test>\r\nSubject: Hi\r\nContent-Type: text/html\r\n\r\n<img src="${picture}">`
  await receiveMail(host.services, { kind: 'partner', partnerId: host.fixture.ours }, Buffer.from(mail))
  const { id } = await host.open.db.selectFrom('unassigned_emails').select('id').executeTakeFirstOrThrow()
  return `/unassigned_emails/${id}/picture?url=${encodeURIComponent(picture)}`
}
const support = () => as(host, 'support')
const statusOf = async (browser: Browser, path: string) => (await browser.get(path)).status

it('fetches a picture of the mail once, saying nothing of who reads, and gives it as nothing but a picture', async () => {
  const url = give('/logo.png?a=1&b=2', 'text/html', PNG)
  const path = await entryWith(url)
  const browser = await support()
  const answer = await browser.get(path(url))
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, PNG])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=86400',
  })
  expect(answer.headers.get('set-cookie') ?? '').not.toContain('seen')
  expect(await statusOf(await as(host, 'admin'), path(url))).toBe(200)
  expect(asked.map((one) => one.url)).toEqual(['/logo.png?a=1&b=2'])
  expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host'])
})

it('fetches nothing that the mail does not show', async () => {
  const url = give('/logo.png', 'image/png', PNG)
  const path = await entryWith(url)
  const browser = await support()
  expect(await statusOf(browser, path(`${url}?x`))).toBe(404)
  expect(await statusOf(browser, path('file:///etc/passwd'))).toBe(422)
  expect(await statusOf(browser, path('data:image/png;base64,AAAA'))).toBe(422)
  expect(asked).toEqual([])
})

it.each([
  'http://127.0.0.1:1/a.png',
  'http://localhost/a.png',
  'http://[::1]/a.png',
  'http://[::ffff:10.0.0.1]/a.png',
  'http://0x7f000001/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://user:word@example.com/a.png',
])('never asks %s', async (url) => {
  const path = await entryWith(url)
  expect(await statusOf(await support(), path(url))).toBe(422)
})

it('follows a move, but not to its own network', async () => {
  give('/new.png', 'image/png', PNG)
  const move = (path: string, location: string) => {
    answers[path] = (response) => response.writeHead(302, { location }).end()
    return `http://${place}${path}`
  }
  const good = move('/old.png', '/new.png')
  const bad = move('/trap.png', 'http://127.0.0.1:1/secret')
  const endless = move('/loop.png', '/loop.png')
  const path = await entryWith(good, bad, endless)
  const browser = await support()
  expect([await statusOf(browser, path(good)), await statusOf(browser, path(bad)), await statusOf(browser, path(endless))]).toEqual([
    200, 422, 502,
  ])
})

it.each([
  ['a vector graphic', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a vector graphic by another name', 'image/png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', 'image/png', '<!doctype html><script>alert(1)</script>'],
  ['nothing', 'image/png', ''],
  ['what is too large', 'image/png', Buffer.concat([PNG, Buffer.alloc(MAIL_PICTURE_MAX_BYTES)])],
])('takes %s for no picture', async (_name, type, content) => {
  const url = give('/picture', type, content)
  const path = await entryWith(url)
  expect(await statusOf(await support(), path(url))).toBe(502)
  expect(await host.open.db.selectFrom('outside_pictures').selectAll().execute()).toEqual([])
})

it('takes no half picture, and none of a server that fails', async () => {
  const url = `http://${place}/half.png`
  const path = await entryWith(url)
  answers['/half.png'] = (response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write(PNG, () => response.destroy())
  }
  expect(await statusOf(await support(), path(url))).toBe(502)
  answers['/half.png'] = (response) => response.writeHead(500).end(PNG)
  expect(await statusOf(await support(), path(url))).toBe(502)
})

it('gives pictures to those who may read the mail, and to nobody else', async () => {
  const url = give('/logo.png', 'image/png', PNG)
  const path = (await entryWith(url))(url)
  const unassigned = await unassignedWith(url)
  const answersOf = await Promise.all(
    ROLE_NAMES.map(async (role) => {
      const person = await as(host, role)
      return [role, await statusOf(person, path), await statusOf(person, unassigned)]
    }),
  )
  // Whose websites are not theirs does not learn of them.
  expect(answersOf).toEqual([
    ['admin', 200, 200],
    ['manager', 200, 200],
    ['support', 200, 200],
    ['design', 200, 200],
    ['editor', 404, 200],
    ['sales', 404, 200],
    ['user', 404, 403],
  ])
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect([await statusOf(stranger, path), await statusOf(stranger, unassigned)]).toEqual([404, 404])
  const other = await addWebsite(host.open.db, host.fixture.ours, { title: 'Butcher', customer: '{}' })
  expect(await statusOf(await support(), path.replace(`/website/${website}/`, `/website/${other}/`))).toBe(404)
})

it('reads a mail once for all of its pictures', () => {
  const mail = (nth: number) => `<p>${'word '.repeat(1_000)}</p><img src="https://a.example/${nth}">`
  const first = picturesIn(mail(0))
  expect([...first]).toEqual(['https://a.example/0'])
  expect(picturesIn(mail(0))).toBe(first)
  for (let nth = 1; nth <= 8; nth++) picturesIn(mail(nth))
  expect(picturesIn(mail(8))).toBe(picturesIn(mail(8)))
  expect(picturesIn(mail(0))).not.toBe(first)
})
