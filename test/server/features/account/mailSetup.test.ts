/** @jest-environment ./test/server/support/environment.cjs */
import { dkimVerify } from 'mailauth'
import { queueMail } from '../../../../demo/outbox/mail/queueMail'
import { sendDue } from '../../../../demo/outbox/mail/sendDue'
import { receiveMail } from '../../../../demo/inbox/receive/receiveMail'
import type { Browser } from '../../support/Browser'
import { as, type Json } from '../../support/ask'
import { pass } from '../../support/domains'
import { startTestHost, type TestHost } from '../../support/testHost'
import { type Sink, openSink } from '../../support/openSink'

let host: TestHost
let admin: Browser
let sink: Sink
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  sink = await openSink()
  host.services.mail = { ...host.services.mail, allow: [`127.0.0.1:${sink.port}`] }
  await admin.send('POST', '/api/account', {
    email: 'hello@ours.test',
    mailer: { host: '127.0.0.1', port: sink.port, encryption: 'none', user: '' },
  })
})
afterAll(async () => {
  await sink.close()
  await host.close()
})

interface TestMail {
  ok: boolean
  to: string
  transcript: { by: string; text: string }[]
}
const testMail = async (): Promise<TestMail> => (await admin.send('POST', '/api/account/test-mail')).json()

it('really sends a mail through the saved server, and tells what was said', async () => {
  const { ok, to, transcript } = await testMail()
  expect({ ok, to }).toEqual({ ok: true, to: 'admin@ours.test' })
  expect(sink.received.map(({ mail }) => mail.subject)).toEqual(['Test mail of Ours'])
  expect(transcript.some(({ by, text }) => by === 'us' && text.startsWith('MAIL FROM:<hello@ours.test>'))).toBe(true)
  expect(transcript.some(({ by, text }) => by === 'server' && text.startsWith('250'))).toBe(true)
  const account = await host.open.db.selectFrom('mail_accounts').select('verified_at').executeTakeFirstOrThrow()
  expect(account.verified_at).not.toBeNull()
})

it('tells what the server refused', async () => {
  sink.refuseWith = 451
  const { ok, transcript } = await testMail()
  sink.refuseWith = null
  expect(ok).toBe(false)
  expect(transcript.at(-1)?.text).toMatch(/451/)
})

it('looks up what receivers look up', async () => {
  const check = (await (await admin.get('/api/account/sender')).json()) as { address: string; records: { kind: string; state: string }[] }
  expect(check.address).toBe('hello@ours.test')
  expect(check.records.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['spf missing', 'dkim unknown', 'dmarc missing'])
})

describe('the key by which mails are signed', () => {
  const sender = async () => (await admin.get('/api/account/sender')).json()
  const dkimOf = ({ records }: Json) => records.find(({ kind }: Json) => kind === 'dkim')
  const send = async () => {
    sink.received.length = 0
    await queueMail(host.services, host.open.db, {
      ...{ partnerId: host.fixture.ours, kind: 'message', subject: 'Signed', text: 'Look' },
      to: [{ name: '', email: 'ada@customer.test' }],
    })
    await sendDue(host.services, 'smtp://127.0.0.1:1')
    return sink.received[0]?.raw ?? ''
  }

  it('is made once, shown to be published, and kept from everybody', async () => {
    expect(await sender()).toMatchObject({ key: null, canMakeKey: true })
    const made: Json = await (await admin.send('POST', '/api/account/sender')).json()
    expect(made).toMatchObject({ key: 'waiting', canMakeKey: false })
    expect(dkimOf(made)).toMatchObject({ state: 'missing', name: expect.stringMatching(/^p[0-9a-f]{8}\._domainkey\.ours\.test$/) })
    await admin.send('POST', '/api/account/sender')
    expect(dkimOf(await sender()).wanted).toBe(dkimOf(made).wanted)
    const { sealed_key } = await host.open.db.selectFrom('sending_keys').select('sealed_key').executeTakeFirstOrThrow()
    expect(`${JSON.stringify(made)}${sealed_key}`).not.toContain('PRIVATE')
    expect(await send()).not.toMatch(/^DKIM-Signature:/im)
  })

  it('signs what leaves once the world finds it, and no longer when it is gone', async () => {
    const { name, wanted } = dkimOf(await sender())
    const records = [{ type: 'TXT', name: name.replace('.ours.test', ''), content: wanted, ttl: 60 }]
    const values = { registrar: 'Elsewhere', nameservers: ['ns.elsewhere.test'], transfer_code: '', locked: false }
    await host.open.db
      .insertInto('outside_domains')
      .values({ ...values, name: 'ours.test', records: JSON.stringify(records), registered_at: new Date(), expires_at: new Date() })
      .execute()
    await pass(host, 10 * 60_000)
    expect(await sender()).toMatchObject({ key: 'proven' })
    const raw = await send()
    const key = async () => [[wanted]]
    expect((await dkimVerify(raw, { resolver: key })).results).toMatchObject([{ signingDomain: 'ours.test', status: { result: 'pass' } }])
    sink.received.length = 0
    await testMail()
    expect(sink.received[0]?.raw).toMatch(/^DKIM-Signature:/im)
    await host.open.db.deleteFrom('outside_domains').execute()
    await pass(host, 10 * 60_000)
    expect(await sender()).toMatchObject({ key: 'waiting' })
    expect(await send()).not.toMatch(/^DKIM-Signature:/im)
  })

  it('is for admins alone, and for a domain of their own', async () => {
    for (const role of ['manager', 'support', 'editor'] as const)
      expect((await (await as(host, role)).send('POST', '/api/account/sender')).status).toBe(403)
    const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect((await stranger.send('POST', '/api/account/sender')).status).toBe(409)
  })
})

it('knows its own mail again when the mailbox forwards it, and bothers nobody with it', async () => {
  const { db } = host.open
  const started = await admin.send('POST', '/api/account/forward-test')
  expect(await started.json()).toMatchObject({ to: 'hello@ours.test', arrivedAt: null })
  const { subject } = await db.selectFrom('outgoing_mails').select('subject').where('kind', '=', 'test').executeTakeFirstOrThrow()
  const mail = (words: string) =>
    Buffer.from(`From: hello@ours.test\r\nMessage-ID: <${words.length}@x.test>\r\nSubject: Fwd: ${words}\r\n\r\nForwarded`)
  const to = { kind: 'partner', partnerId: host.fixture.ours } as const
  await receiveMail(host.services, to, mail('Test of the forwarding [0000000000000000]'))
  await receiveMail(host.services, { ...to, partnerId: host.fixture.theirs }, mail(subject))
  expect(await (await admin.get('/api/account/forward-test')).json()).toMatchObject({ arrivedAt: null })
  await receiveMail(host.services, to, mail(subject))
  expect(await (await admin.get('/api/account/forward-test')).json()).toMatchObject({ arrivedAt: expect.any(String) })
  const waiting = await db.selectFrom('unassigned_emails').select('partner_id').execute()
  expect(waiting.map(({ partner_id }) => partner_id).toSorted()).toEqual([host.fixture.ours, host.fixture.theirs].toSorted())
})

it('says which records lead an own domain here, and what the world reads', async () => {
  const ask = async (domain: string) => admin.get(`/api/account/own-domain?domain=${domain}`)
  expect(await (await ask('Portal.ours.test')).json()).toEqual({
    proof: null,
    records: [
      { name: 'portal.ours.test', target: 'portal.sites-preview.example', found: [], ok: false },
      { name: '*.portal.ours.test', target: 'portal.sites-preview.example', found: [], ok: false },
    ],
  })
  expect((await ask('https:')).status).toBe(422)
})

it('takes no user and no password for a server that is not named', async () => {
  const there = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  const save = (mailer: object) => there.send('POST', '/api/account', { mailer })
  for (const mailer of [{ user: 'peter' }, { host: '', password: 'secret' }]) {
    const answer = await save(mailer)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [{ name: 'mailer.host', message: 'Please fill this in.' }] }),
    ])
  }
  expect((await save({ host: '', user: '', encryption: 'tls' })).status).toBe(200)
})
