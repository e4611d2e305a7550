/** @jest-environment ./test/server/support/environment.cjs */
import nodemailer from 'nodemailer'
import { plusAddress } from '../../../demo/outbox/mail/plusAddress'
import { openPostOffice, type PostOffice } from '../../../demo/inbox/postOffice'
import { startTestHost, type TestHost } from '../support/testHost'
import { add, as, ask, type Json } from '../support/ask'

const LARGE = Buffer.alloc(26 * 1024 ** 2, 'x')
const fileNamed = (name: string) => ({ filename: `${name}.txt`, content: `file ${name}` })
/** As many as are taken over. */
const HUNDRED = Array.from({ length: 100 }, (_, nth) => fileNamed(String(nth)))

let host: TestHost
let office: PostOffice
let website: number
beforeAll(async () => {
  host = await startTestHost()
  office = await openPostOffice(host.services)
  website = await add(host)
})
afterAll(async () => {
  await office.close()
  await host.close()
})

async function deliver(to: string, subject: string, attachments: { filename: string; content: string | Buffer }[]): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: office.port, ignoreTLS: true })
  await transport.sendMail({ from: 'a@b.test', to, subject, text: 'Files', attachments })
}
const ofWebsite = () => plusAddress(host.open.db, 'demo.partner', { kind: 'website', partnerId: host.fixture.ours, websiteId: website })
const ofPartner = () => `inbox+${host.fixture.ours}@demo.partner`
const entry = async (subject: string): Promise<Json> =>
  (await ask(await as(host, 'support'), 'GET', `/website/${website}/messages`)).body.items.find((one: Json) => one.subject === subject)

it('a port that somebody else has is named, and nobody waits for it', async () => {
  const mail = { ...host.services.mail, port: office.port }
  await expect(openPostOffice({ ...host.services, mail })).rejects.toThrow('MAIL_PORT: nothing can listen there (listen EADDRINUSE')
})

it('a file that is too large is named in the thread, and is to be had out of the source', async () => {
  const files = [
    { filename: 'small.txt', content: 'small' },
    { filename: 'my "video".mp4', content: LARGE },
  ]
  await deliver(await ofWebsite(), 'large', files)
  const message = await entry('large')
  expect(message.files).toMatchObject([{ name: 'small.txt' }])
  expect(message.leftOut).toEqual([{ part: 1, name: 'my "video".mp4', bytes: LARGE.byteLength, reason: 'size' }])
  const url = `/website/${website}/log/${message.id}/left-out`
  const browser = await as(host, 'support')
  const answer = await browser.request(`${url}/1`)
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''my%20%22video%22.mp4")
  expect(Buffer.from(await answer.arrayBuffer()).equals(LARGE)).toBe(true)
  // Files that were taken over have a way of their own.
  expect((await ask(browser, 'GET', `${url}/0`)).status).toBe(404)
  expect((await ask(browser, 'GET', `/website/${await add(host)}/log/${message.id}/left-out/1`)).status).toBe(404)
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await ask(stranger, 'GET', `${url}/1`)).status).toBe(404)
}, 60_000)

it('so are those beyond the hundredth', async () => {
  const more = ['100', '101', '102'].map(fileNamed)
  await deliver(await ofWebsite(), 'many', [...HUNDRED, ...more])
  const message = await entry('many')
  expect(message.files).toHaveLength(100)
  expect(message.leftOut.map(({ name, reason }: Json) => [name, reason])).toEqual([
    ['100.txt', 'count'],
    ['101.txt', 'count'],
    ['102.txt', 'count'],
  ])
  const browser = await as(host, 'support')
  const { body } = await ask(browser, 'GET', `/website/${website}/log/${message.id}/left-out/${message.leftOut[2].part}`)
  expect(body).toBe('file 102')
})

it('a mail without a website has its source and its files, and takes them along', async () => {
  await deliver(ofPartner(), 'waiting', [...HUNDRED, { filename: 'video.mp4', content: 'video' }])
  const browser = await as(host, 'support')
  const { body } = await ask(browser, 'GET', '/unassigned_emails/view')
  const [mail] = body.items
  expect(mail).toMatchObject({ hasSource: true, leftOut: [{ name: 'video.mp4', reason: 'count' }] })
  const url = `/unassigned_emails/${mail.id}`
  const file = await browser.request(`${url}/left-out/${mail.leftOut[0].part}`)
  expect(await file.text()).toBe('video')
  expect((await ask(browser, 'GET', `${url}/source`)).status).toBe(403)
  const admin = await as(host, 'admin')
  const source = await ask(admin, 'GET', `${url}/source`)
  expect(source.body).toMatch(/^Subject: waiting/m)
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await ask(stranger, 'GET', `${url}/left-out/0`)).status).toBe(404)
  expect((await ask(stranger, 'GET', `${url}/source`)).status).not.toBe(200)
  await ask(browser, 'POST', '/unassigned_emails/assign', { ids: [mail.id], website })
  expect(await entry('waiting')).toMatchObject({ leftOut: [{ name: 'video.mp4' }] })
})

it('a virus in one is given to nobody, neither alone nor inside the source', async () => {
  await deliver(await ofWebsite(), 'sick', [...HUNDRED, { filename: 'sick.bin', content: 'sick' }])
  const message = await entry('sick')
  host.services.virusScanner = async () => ({ state: 'infected', virus: 'Eicar' })
  const admin = await as(host, 'admin')
  const statuses = await Promise.all(
    [`left-out/${message.leftOut[0].part}`, 'source'].map((what) => ask(admin, 'GET', `/website/${website}/log/${message.id}/${what}`)),
  )
  expect(statuses.map(({ status }) => status)).toEqual([403, 403])
  host.services.virusScanner = null
})
