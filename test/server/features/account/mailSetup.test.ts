/** @jest-environment ./test/server/support/environment.cjs */
import { receiveMail } from '../../../../demo/inbox/receive/receiveMail'
import type { Browser } from '../../support/Browser'
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
