/** @jest-environment ./test/server/support/environment.cjs */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import nodemailer from 'nodemailer'
import type { DnsRecord } from '../../../src/model'
import { EXCHANGER, openPostOffice, type PostOffice } from '../../../demo/inbox/postOffice'
import { plusAddress } from '../../../demo/outbox/mail/plusAddress'
import { add, as, ask, configure } from '../support/ask'
import { NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
})
const KEY = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`
const SERVER = '93.184.216.34'
const DMARC = 'v=DMARC1; p=reject'

let host: TestHost
let office: PostOffice
let website: number
let inbox: string
beforeAll(async () => {
  host = await startTestHost()
  office = await openPostOffice(host.services)
  inbox = `inbox+${host.fixture.ours}@demo.partner`
  website = await add(host, { customer: JSON.stringify({ email: 'ada@customer.test' }) })
  await domain('customer.test', { '@': `v=spf1 ip4:${SERVER} -all`, 'mail._domainkey': KEY, _dmarc: DMARC })
  await domain('quiet.test', { 'mail._domainkey': KEY })
  await domain('evil.test', { '@': 'v=spf1 +all', 'mail._domainkey': KEY, _dmarc: DMARC })
})
afterAll(async () => {
  await office.close()
  await host.close()
})
beforeEach(async () => {
  await host.open.db.deleteFrom('messages').execute()
  await host.open.db.deleteFrom('unassigned_emails').execute()
})

/** What the name servers of a domain say. */
async function domain(name: string, texts: Record<string, string>): Promise<void> {
  const records = Object.entries(texts).map(([at, content]): DnsRecord => ({ type: 'TXT', name: at, content, ttl: 60 }))
  await host.open.db
    .insertInto('outside_domains')
    .values({
      name,
      registrar: 'Elsewhere',
      nameservers: ['ns.elsewhere.test'],
      records: JSON.stringify(records),
      transfer_code: '',
      locked: false,
      registered_at: NOW,
      expires_at: NOW,
    })
    .execute()
}

interface Signed {
  from?: string
  /** Domain of the signature; null for none. */
  by?: string | null
  /** What somebody on the way makes of it. */
  changed?: (mail: string) => string
}

async function written({ from = 'Ada <ada@customer.test>', by = 'customer.test', changed = (mail) => mail }: Signed = {}) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const dkim = by === null ? {} : { dkim: { domainName: by, keySelector: 'mail', privateKey } }
  const { message } = await transport.sendMail({ from, to: inbox, subject: 'Please', text: 'wire money', ...dkim })
  return changed(String(message))
}

/** Hands a mail over by SMTP, line by line: with the words that come before it. */
async function hand(
  mail: string,
  { before = [], sender = 'ada@customer.test', to = inbox }: { before?: string[]; sender?: string; to?: string } = {},
) {
  const socket = connect(office.port, '127.0.0.1')
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const said = async () => {
    for (;;) {
      const { value = '' } = await lines.next()
      if (!/^\d{3}-/.test(String(value))) return String(value)
    }
  }
  await said()
  for (const line of ['EHLO mx.test', ...before, `MAIL FROM:<${sender}>`, `RCPT TO:<${to}>`, 'DATA']) {
    socket.write(`${line}\r\n`)
    await said()
  }
  socket.write(`${mail.replaceAll(/^\./gm, '..')}\r\n.\r\n`)
  expect(await said()).toMatch(/^250/)
  socket.end('QUIT\r\n')
  await once(socket, 'close')
}

const login = () => `AUTH PLAIN ${Buffer.from(`\0${EXCHANGER}\0${host.services.mail.exchangerPassword}`).toString('base64')}`
/** By our mail exchanger, which names the server that it has the mail of. */
const exchanged = (ip: string) => ({ before: [login(), `XFORWARD ADDR=${ip} HELO=mx.customer.test`] })

/** Whether it went to the website of its customer, and what was found out. */
async function outcome() {
  const filed = await host.open.db.selectFrom('messages').select(['auth', 'website_id']).execute()
  const waiting = await host.open.db.selectFrom('unassigned_emails').select('auth').execute()
  return { filed: filed.length, auth: filed[0]?.auth ?? waiting[0]?.auth }
}

it('a mail that its domain has signed goes to its website, whoever brings it', async () => {
  await hand(await written())
  expect(await outcome()).toEqual({ filed: 1, auth: { dkim: 'pass', dmarc: 'pass' } })
})

it('so does one that comes from a server of its domain, if our mail exchanger says so', async () => {
  await hand(await written({ by: null }), exchanged(SERVER))
  expect(await outcome()).toEqual({ filed: 1, auth: { spf: 'pass', dkim: 'none', dmarc: 'pass' } })
})

it('one from anywhere else is a forgery', async () => {
  await hand(await written({ by: null }), exchanged('8.8.8.8'))
  expect(await outcome()).toEqual({ filed: 0, auth: { spf: 'fail', dkim: 'none', dmarc: 'fail' } })
})

it('nobody but our mail exchanger says where a mail comes from', async () => {
  await hand(await written({ by: null }), { before: [`XFORWARD ADDR=${SERVER}`] })
  expect(await outcome()).toEqual({ filed: 0, auth: { dkim: 'none' } })
})

it('a domain without DMARC is believed by the same proof', async () => {
  await hand(await written({ from: 'ada@quiet.test', by: 'quiet.test' }))
  expect((await outcome()).auth).toEqual({ dkim: 'pass', dmarc: 'bestguesspass' })
})

describe('is not believed', () => {
  it.each<[string, Signed]>([
    ['unsigned', { by: null }],
    ['signed by another domain', { by: 'evil.test' }],
    ['signed, with other words', { changed: (mail) => mail.replace('wire money', 'wire it all') }],
    [
      'signed, from somebody else',
      { from: 'eve@evil.test', by: 'evil.test', changed: (mail) => mail.replace('eve@evil.test', 'ada@customer.test') },
    ],
    ['signed, with a second sender before', { changed: (mail) => `From: ada@customer.test\r\n${mail}` }],
    ['with two senders', { from: 'Ada <ada@customer.test>, Eve <eve@evil.test>' }],
    ['signed without the sender', { changed: (mail) => mail.replace(/h=[^;]*;/, 'h=subject;') }],
    [
      'with eleven signatures',
      { changed: (mail) => `${'DKIM-Signature: v=1; a=rsa-sha256; d=x.test; s=x; bh=x; b=x\r\n'.repeat(10)}${mail}` },
    ],
  ])('a mail that is %s', async (_name, mail) => {
    await hand(await written(mail))
    const { filed, auth } = await outcome()
    expect({ filed, dmarc: auth?.dmarc }).not.toMatchObject({ dmarc: 'pass' })
    expect(filed).toBe(0)
  })
})

it('a mail whose domain does not answer waits for people, marked', async () => {
  await host.open.db.insertInto('dns_faults').values({ name: '*', kind: 'timeout' }).execute()
  await hand(await written({ from: 'ada@slow.test', by: 'slow.test' }))
  await host.open.db.deleteFrom('dns_faults').execute()
  const { filed, auth } = await outcome()
  expect(filed).toBe(0)
  expect(auth?.dmarc).not.toBe('pass')
}, 30_000)

it('a team that wants it so has mail of customers filed unchecked, and no forgery', async () => {
  await configure(host, { settings: { filesUnchecked: true } })
  await hand(await written({ by: null }))
  expect(await outcome()).toEqual({ filed: 1, auth: { dkim: 'none' } })
  await host.open.db.deleteFrom('messages').execute()
  await hand(await written({ by: null }), exchanged('8.8.8.8'))
  expect(await outcome()).toMatchObject({ filed: 0, auth: { dmarc: 'fail' } })
  await configure(host, { settings: {} })
})

it('is marked wherever it is shown', async () => {
  const address = await plusAddress(host.open.db, 'demo.partner', { kind: 'website', partnerId: host.fixture.ours, websiteId: website })
  await hand(await written({ by: null }), { to: address })
  await hand((await written({ by: null })).replace(/^Message-ID:.*$/im, 'Message-ID: <other@customer.test>'))
  const browser = await as(host, 'support')
  const auth = { dkim: 'none' }
  expect((await ask(browser, 'GET', `/website/${website}/messages`)).body.items).toMatchObject([{ auth }])
  expect((await ask(browser, 'GET', '/api/ticket')).body.items).toMatchObject([{ auth }])
  expect((await ask(browser, 'GET', '/unassigned_emails/view')).body.items).toMatchObject([{ auth }])
})
