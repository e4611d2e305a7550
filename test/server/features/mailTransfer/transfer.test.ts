/** @jest-environment ./test/server/support/environment.cjs */
import { readFileSync } from 'node:fs'
import tls from 'node:tls'
import { openImapServer, type ImapServer, type SeedMessage } from '../../../../demo/features/mailTransfer/openImapServer'
import { startMailTransfers } from '../../../../demo/features/mailTransfer/startMailTransfers'
import { PasswordVault } from '../../../../demo/services/secrets/PasswordVault'
import type { MailTransfer } from '../../../../src/contract'
import { ask } from '../../support/ask'
import type { Browser } from '../../support/Browser'
import { NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

const SECRET = 'source-secret-word'
const OTHER_SECRET = 'target-secret-word'

let host: TestHost
let admin: Browser
let worker: { close(): Promise<void> }
let source: ImapServer
let target: ImapServer

const mail = (nth: number, more: Partial<SeedMessage> = {}): SeedMessage => ({
  raw: `Message-ID: <${nth}@old.test>\r\nSubject: Mail ${nth}\r\nDate: Fri, 13 Nov 2026 15:0${nth % 10}:00 +0100\r\n\r\nText ${nth}`,
  internaldate: '14-Nov-2026 21:22:28 +0000',
  ...more,
})
const anonymous: SeedMessage = {
  raw: 'Subject: Nameless\r\nDate: Fri, 13 Nov 2026 15:01:00 +0100\r\n\r\nSame',
  internaldate: '13-Nov-2026 14:01:01 +0000',
}

beforeAll(async () => {
  host = await startTestHost()
  worker = await startMailTransfers(host.open, host.services)
})
afterAll(async () => {
  await worker.close()
  await host.close()
})
beforeEach(async () => {
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  source = await openImapServer('anna@old.test', SECRET, {
    INBOX: [mail(1, { flags: ['\\Seen', '\\Flagged'] }), mail(2), anonymous, anonymous],
    'Sent Items': [mail(3)],
    Projects: [mail(4), mail(5)],
    // As IMAP writes «Entwürfe».
    'Entw&APw-rfe': [],
  })
  target = await openImapServer('anna@new.test', OTHER_SECRET, { INBOX: [mail(2)], Sent: [] })
  host.services.imapAllow = [source, target].map(({ host: name, port }) => `${name}:${port}`)
})
afterEach(async () => {
  await source.close()
  await target.close()
})

const loginOf = ({ host: name, port, user, password }: ImapServer) => ({
  host: name,
  port,
  encryption: 'none' as const,
  username: user,
  password,
})
const both = () => ({ source: loginOf(source), target: loginOf(target) })
const read = async (answer: Response) => (await answer.json()) as MailTransfer
const create = async (body: object = both()) => read(await admin.send('POST', '/api/tools/mailtransfer', body))
const post = (id: number, verb: string, body: object = {}) => admin.send('POST', `/api/tools/mailtransfer/${id}/${verb}`, body)
const find = async (id: number) => read(await admin.get(`/api/tools/mailtransfer/${id}`))

async function until(id: number, fits: (transfer: MailTransfer) => boolean): Promise<MailTransfer> {
  const end = Date.now() + 15_000
  for (;;) {
    const transfer = await find(id)
    if (fits(transfer)) return transfer
    if (Date.now() > end) throw new Error(JSON.stringify(transfer))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const toState = (id: number, state: MailTransfer['state']) => until(id, (transfer) => transfer.state === state)
const subjects = (server: ImapServer, folder: string) => server.messages(folder)?.map(({ raw }) => /Subject: (.*)\r/.exec(raw)?.[1])

async function copied(): Promise<MailTransfer> {
  const { id } = await create()
  await toState(id, 'ready')
  await post(id, 'start', { folders: [] })
  return toState(id, 'done')
}

it('has a list that goes to the first of them, and is searched by mailbox', async () => {
  const login = (username: string) => JSON.stringify({ host: 'imap.old.test', port: 993, encryption: 'tls', username })
  const rows = Array.from({ length: 60 }, (_, nth) => ({
    partner_id: host.fixture.ours,
    created_by: host.fixture.users.admin,
    state: 'done' as const,
    source: login(`person${nth}@old.test`),
    target: login(`person${nth}@new.test`),
    run_at: NOW,
    created_at: NOW,
  }))
  await host.open.db.insertInto('mail_transfers').values(rows).execute()
  const list = (query: string) => ask(admin, 'GET', `/api/tools/mailtransfer?${query}`)
  const { body: last } = await list('page=2')
  expect(last.pagination).toMatchObject({ pages: 2, total: 60, count: 10 })
  expect(last.items.at(-1).source.username).toBe('person0@old.test')
  const { body: found } = await list('search=PERSON7%40new')
  expect(found.items.map(({ target: { username } }: MailTransfer) => username)).toEqual(['person7@new.test'])
  await host.open.db.deleteFrom('mail_transfers').execute()
})

it('says before anything is copied what would be, and where', async () => {
  const { id } = await create()
  const { folders } = await toState(id, 'ready')
  expect(folders.map(({ path, target: place, messages, missing }) => [path, place, messages, missing])).toEqual([
    ['INBOX', 'INBOX', 4, 3],
    ['Sent Items', 'Sent', 1, 1],
    ['Entwürfe', 'Entwürfe', 0, 0],
    ['Projects', 'Projects', 2, 2],
  ])
  expect(subjects(target, 'INBOX')).toEqual(['Mail 2'])
})

it('copies each message once with flags and dates, and a second time nothing', async () => {
  const { folders } = await copied()
  expect(folders.map(({ copied: count, skipped, failed, targetMessages }) => [count, skipped, failed, targetMessages])).toEqual([
    [3, 1, 0, 4],
    [1, 0, 0, 1],
    [0, 0, 0, 0],
    [2, 0, 0, 2],
  ])
  expect(subjects(target, 'INBOX')).toEqual(['Mail 2', 'Mail 1', 'Nameless', 'Nameless'])
  expect(target.messages('INBOX')?.[1]).toMatchObject({ flags: ['\\Seen', '\\Flagged'], internaldate: '14-Nov-2026 21:22:28 +0000' })
  expect(source.messages('INBOX')?.[1]?.flags).toEqual([])
  const again = await copied()
  expect(again.folders.map(({ copied: count, skipped }) => [count, skipped])).toEqual([
    [0, 4],
    [0, 1],
    [0, 0],
    [0, 2],
  ])
})

it('stops after the message under way, goes on where it was, and leaves out what the person leaves out', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { id } = await create()
  const { folders } = await toState(id, 'ready')
  let taken = 0
  target.beforeAppend = async () => {
    if (++taken === 2) await held
  }
  await post(id, 'start', {
    folders: [
      { id: folders[3]?.id, target: null },
      { id: folders[1]?.id, target: 'Archive/Old' },
    ],
  })
  await until(id, (transfer) => transfer.folders[0]?.copied === 1)
  expect(await read(await post(id, 'pause'))).toMatchObject({ state: 'paused', problem: null, needsPasswords: false })
  release()
  await until(id, (transfer) => transfer.folders[0]?.copied === 2)
  expect((await post(id, 'start', { folders: [] })).status).toBe(409)
  await post(id, 'resume')
  await toState(id, 'done')
  expect(subjects(target, 'INBOX')).toEqual(['Mail 2', 'Mail 1', 'Nameless', 'Nameless'])
  expect(subjects(target, 'Archive/Old')).toEqual(['Mail 3'])
  expect(target.messages('Projects')).toBeUndefined()
})

it('asks for the passwords again when the host that had them is gone', async () => {
  const { id } = await create()
  await toState(id, 'ready')
  target.beforeAppend = () => new Promise(() => {})
  await post(id, 'start', { folders: [] })
  await until(id, (transfer) => transfer.state === 'running' && transfer.folders[0]?.skipped === 1)
  await worker.close()
  host.services.mailPasswords = new PasswordVault()
  target.beforeAppend = async () => {}
  worker = await startMailTransfers(host.open, host.services)
  // A database that others may have open is only sure of it once the lease has ended.
  if (!host.open.exclusive)
    await host.open.db
      .updateTable('mail_transfers')
      .set({ leased_until: new Date(0) })
      .where('id', '=', id)
      .execute()
  expect(await toState(id, 'paused')).toMatchObject({ problem: { kind: 'passwords' }, needsPasswords: true })
  expect((await post(id, 'resume')).status).toBe(422)
  await post(id, 'resume', { passwords: { source: SECRET, target: OTHER_SECRET } })
  await toState(id, 'done')
  expect(subjects(target, 'INBOX')).toEqual(['Mail 2', 'Mail 1', 'Nameless', 'Nameless'])
})

it('writes a password nowhere, and forgets it at the end', async () => {
  host.lines.length = 0
  const { id } = await copied()
  const cancelled = await create()
  await post(cancelled.id, 'cancel')
  expect(host.services.mailPasswords.get(id)).toBeNull()
  expect(host.services.mailPasswords.get(cancelled.id)).toBeNull()
  const { db } = host.open
  const rows = [
    await db.selectFrom('mail_transfers').selectAll().execute(),
    await db.selectFrom('mail_transfer_folders').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
    await db.selectFrom('jobs').selectAll().execute(),
    host.lines,
    await find(id),
  ]
  expect(JSON.stringify(rows)).not.toMatch(/secret-word/)
})

it('says what is wrong with a mailbox, without the password', async () => {
  const check = async (change: object) =>
    (await admin.send('POST', '/api/tools/mailtransfer/check', { ...loginOf(source), ...change })).json() as Promise<object>
  expect(await check({})).toEqual({ ok: true, problem: null, text: null, folders: 4 })
  const wrong = await check({ password: 'not-the-secret' })
  expect(wrong).toMatchObject({ ok: false, problem: 'login' })
  expect(JSON.stringify(wrong)).not.toContain('not-the-secret')
  host.services.imapAllow = [`127.0.0.1:1`]
  expect(await check({ port: 1 })).toMatchObject({ ok: false, problem: 'unreachable' })
})

describe('over TLS', () => {
  const pem = (name: string) => readFileSync(`test/fixtures/tls/${name}.pem`, 'utf8')
  const encryptionOf = (mode: 'tls' | 'starttls') => ({ mode, key: pem('key'), cert: pem('certificate') })
  /** As if an authority that the machine trusts had signed the server's certificate. */
  const trust = () => {
    const createContext = tls.createSecureContext
    jest
      .spyOn(tls, 'createSecureContext')
      .mockImplementation((options) => createContext({ ...options, ca: [...tls.rootCertificates, pem('certificate')] }))
  }
  let secure: ImapServer
  const open = async (mode: 'tls' | 'starttls') => {
    secure = await openImapServer('anna@old.test', SECRET, { INBOX: [mail(1), mail(2)] }, encryptionOf(mode))
    host.services.imapAllow = [secure, target].map(({ host: name, port }) => `${name}:${port}`)
    return { ...loginOf(secure), encryption: mode }
  }
  afterEach(async () => {
    jest.restoreAllMocks()
    await secure.close()
  })

  it.each(['tls', 'starttls'] as const)('copies from a server that speaks %s', async (mode) => {
    trust()
    const { id } = await create({ source: await open(mode), target: loginOf(target) })
    await toState(id, 'ready')
    await post(id, 'start', { folders: [] })
    expect((await toState(id, 'done')).folders).toMatchObject([{ path: 'INBOX', copied: 1, skipped: 1 }])
    expect(subjects(target, 'INBOX')).toEqual(['Mail 2', 'Mail 1'])
  })

  it.each(['tls', 'starttls'] as const)('gives no password to a server whose certificate nobody vouches for: %s', async (mode) => {
    const answer = await admin.send('POST', '/api/tools/mailtransfer/check', await open(mode))
    expect(await answer.json()).toMatchObject({ ok: false, problem: 'certificate' })
  })

  it('does not fall back to the clear when a server offers no encryption', async () => {
    secure = await openImapServer('anna@old.test', SECRET, { INBOX: [] })
    host.services.imapAllow = [`${secure.host}:${secure.port}`]
    for (const encryption of ['tls', 'starttls'] as const) {
      const answer = await admin.send('POST', '/api/tools/mailtransfer/check', { ...loginOf(secure), encryption })
      expect(await answer.json()).toMatchObject({ ok: false, problem: 'certificate' })
    }
  })
})

it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '[::ffff:127.0.0.1]', 'localhost'])(
  'never reaches %s of its own network',
  async (name) => {
    host.services.imapAllow = []
    const answer = await admin.send('POST', '/api/tools/mailtransfer/check', { ...loginOf(source), host: name })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ ok: false, problem: 'private' })])
  },
)

it('waits for the person when a mailbox does not open, and lists what the other side did not take', async () => {
  const { id } = await create({ ...both(), target: { ...loginOf(target), password: 'wrong' } })
  expect(await toState(id, 'paused')).toMatchObject({ problem: { kind: 'login', side: 'target' }, needsPasswords: true })
  await post(id, 'resume', { passwords: { source: SECRET, target: OTHER_SECRET } })
  await toState(id, 'ready')
})

it('is there for its own partner, by right and plan', async () => {
  const { id } = await create()
  await toState(id, 'ready')
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await stranger.get(`/api/tools/mailtransfer/${id}`)).status).toBe(404)
  for (const verb of ['pause', 'resume', 'cancel'])
    expect((await stranger.send('POST', `/api/tools/mailtransfer/${id}/${verb}`, {})).status).toBe(404)
  expect(((await (await stranger.get('/api/tools/mailtransfer')).json()) as { items: unknown[] }).items).toEqual([])
  const designer = await host.as(host.fixture.users.design, host.fixture.ours)
  expect((await designer.get('/api/tools/mailtransfer')).status).toBe(403)
  const { flags } = await host.open.db.selectFrom('partners').select('flags').where('id', '=', host.fixture.ours).executeTakeFirstOrThrow()
  const setFlags = (canUseTools: boolean) =>
    host.open.db
      .updateTable('partners')
      .set({ flags: JSON.stringify({ ...flags, canUseTools }) })
      .where('id', '=', host.fixture.ours)
      .execute()
  await setFlags(false)
  expect((await admin.get('/api/tools/mailtransfer')).status).toBe(402)
  await setFlags(true)
})
