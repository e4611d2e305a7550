/** @jest-environment ./test/server/support/environment.cjs */
import { ImapFlow } from 'imapflow'
import nodemailer from 'nodemailer'
import { type ImapService, openImap } from '../../../../demo/imap/openImap'
import { openPostOffice, type PostOffice } from '../../../../demo/inbox/postOffice'
import { ask, type Json, logOf } from '../../support/ask'
import type { Browser } from '../../support/Browser'
import { connectProven, outside, showProof } from '../../support/domains'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

const PASSWORD = 'flour and water, twice'

let host: TestHost
let admin: Browser
let office: PostOffice
let imap: ImapService
let website: number
let domain: Json
beforeAll(async () => {
  host = await startTestHost()
  office = await openPostOffice(host.services)
  imap = await openImap(host.open, host.services)
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  website = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery' })
  domain = await connected('bakery.example')
})
afterAll(async () => {
  await imap.close()
  await office.close()
  await host.close()
})

async function connected(name: string): Promise<Json> {
  await outside(admin, name)
  return connectProven(host, admin, { website, name })
}

const list = async (browser = admin, id = domain.id) => (await ask(browser, 'GET', `/api/domain/${id}/mailboxes`)).body
const create = (name: string, password = PASSWORD, id = domain.id) => ask(admin, 'POST', `/api/domain/${id}/mailboxes`, { name, password })
const made = async (name: string): Promise<Json> => (await create(name)).body
const remove = ({ id }: Json) => ask(admin, 'DELETE', `/api/domain/${domain.id}/mailboxes/${id}`)

async function signedIn(address: string, password = PASSWORD): Promise<ImapFlow> {
  const client = new ImapFlow({ host: imap.host, port: imap.port, secure: false, auth: { user: address, pass: password }, logger: false })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** What a person finds in a folder: subjects, and whether they are read. */
async function found(client: ImapFlow, folder = 'INBOX') {
  const lock = await client.getMailboxLock(folder)
  try {
    const mails = []
    for await (const { envelope, flags, uid } of client.fetch('1:*', { envelope: true, flags: true, uid: true }))
      mails.push({ subject: envelope?.subject, isRead: flags?.has('\\Seen'), uid })
    return mails
  } finally {
    lock.release()
  }
}

const subjects = async (client: ImapFlow, folder?: string) => (await found(client, folder)).map(({ subject }) => subject)

const send = (to: string, subject: string) =>
  nodemailer
    .createTransport({ host: '127.0.0.1', port: office.port, ignoreTLS: true })
    .sendMail({ from: 'guest@elsewhere.example', to, subject, text: 'Is there rye bread today?' })

it('is made with an address and a password, which nobody is ever told', async () => {
  const { status, body } = await create(' Anna ')
  expect([status, body]).toMatchObject([200, { address: 'anna@bakery.example', messages: 0 }])
  expect(JSON.stringify([body, await list()])).not.toMatch(/password|argon/)
  const row = await host.open.db.selectFrom('mailboxes').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$/)
  expect((await ask(admin, 'GET', '/api/domain/list')).body.generalItems.domains).toContainEqual(
    expect.objectContaining({ name: 'bakery.example', mailboxes: 1 }),
  )
  const audited = await host.open.db.selectFrom('audit_log').select(['action', 'subject']).where('action', 'like', 'mailbox.%').execute()
  expect(audited).toEqual([{ action: 'mailbox.created', subject: 'anna@bakery.example' }])
  const log = (await ask(admin, 'GET', `/api/domain/${domain.id}/log`)).body.items
  expect(log[0].text).toBe('Mailbox created: anna@bakery.example')
})

it('is refused beside its field: a name that is taken or cannot be one, a password that is short or well known', async () => {
  await create('info')
  const errors = async (name: string, password = PASSWORD) => (await create(name, password)).body.errors
  expect(await errors('INFO')).toEqual([{ name: 'name', message: 'There is a mailbox with this address already.' }])
  for (const name of ['two words', 'a..b', '.a', 'a@b', 'ä']) expect(await errors(name)).toMatchObject([{ name: 'name' }])
  expect(await errors('new', 'short')).toMatchObject([{ name: 'password' }])
  expect(await errors('new', 'passwordpassword')).toMatchObject([{ name: 'password' }])
  expect((await list()).items).not.toContainEqual(expect.objectContaining({ address: 'new@bakery.example' }))
})

it('shows by IMAP what came by SMTP, to whoever has the password', async () => {
  await made('orders')
  await send('Orders@Bakery.example', 'Two loaves')
  await expect(signedIn('orders@bakery.example', 'another long password')).rejects.toMatchObject({ authenticationFailed: true })
  await expect(signedIn('nobody@bakery.example')).rejects.toMatchObject({ authenticationFailed: true })
  const client = await signedIn('orders@bakery.example')
  expect(await found(client)).toMatchObject([{ subject: 'Two loaves', isRead: false }])
  const lock = await client.getMailboxLock('INBOX')
  expect((await client.fetchOne('1', { source: true })) || null).toMatchObject({ source: expect.any(Buffer) })
  // While somebody looks, it arrives by itself.
  const arrived = new Promise<{ count: number }>((resolve) => client.once('exists', resolve))
  const idle = client.idle()
  await send('orders@bakery.example', 'Three loaves')
  expect(await arrived).toMatchObject({ count: 2 })
  await client.noop()
  await idle
  lock.release()
  await client.logout()
})

it('keeps folders, mails and what was read over a restart', async () => {
  await made('kept')
  for (const subject of ['One', 'Two', 'Three']) await send('kept@bakery.example', subject)
  const client = await signedIn('kept@bakery.example')
  await client.mailboxCreate('Orders/2026')
  const lock = await client.getMailboxLock('INBOX')
  await client.messageFlagsAdd('1', ['\\Seen', '\\Flagged'])
  await client.messageCopy('2', 'Orders/2026')
  await client.messageDelete('3')
  lock.release()
  await client.append('Sent', 'Subject: Mine\r\n\r\nHello', ['\\Seen'], new Date('2026-01-02T03:04:05Z'))
  await client.logout()
  await imap.close()
  imap = await openImap(host.open, host.services)

  const again = await signedIn('kept@bakery.example')
  expect(await found(again)).toMatchObject([
    { subject: 'One', isRead: true, uid: 1 },
    { subject: 'Two', isRead: false, uid: 2 },
  ])
  expect(await subjects(again, 'Orders/2026')).toEqual(['Two'])
  expect(await subjects(again, 'Sent')).toEqual(['Mine'])
  await send('kept@bakery.example', 'Four')
  await again.noop()
  // No number is given twice.
  expect((await found(again)).at(-1)).toMatchObject({ subject: 'Four', uid: 4 })
  expect((await again.list()).find(({ path }) => path === 'Sent')).toMatchObject({ specialUse: '\\Sent' })
  await again.logout()
  expect((await list()).items.find(({ address }: Json) => address === 'kept@bakery.example')).toMatchObject({ messages: 5 })
})

it('has its mail whether the name of its domain is written as people or as servers do', async () => {
  const { id } = await connected('bäckerei.example')
  const { address, unicodeAddress } = (await create('info', PASSWORD, id)).body
  expect([address, unicodeAddress]).toEqual(['info@xn--bckerei-5wa.example', 'info@bäckerei.example'])
  await send('info@bäckerei.example', 'To people')
  await send(address, 'To servers')
  const client = await signedIn(address)
  expect(await subjects(client)).toEqual(['To people', 'To servers'])
  await client.logout()
})

it('gets a mail once, although it could not be given to another at first and was sent again', async () => {
  const [one, other] = [await made('first'), await made('second')]
  const { db } = host.open
  const blocked = { mailbox_id: other.id, path: 'INBOX', uid: 1, content_hash: 'x', bytes: 1, received_at: new Date() }
  await db.insertInto('mailbox_messages').values(blocked).execute()
  const both = 'first@bakery.example, second@bakery.example'
  await expect(send(both, 'For both')).rejects.toMatchObject({ responseCode: 451 })
  await db.deleteFrom('mailbox_messages').where('content_hash', '=', 'x').execute()
  await send(both, 'For both')
  const counts = (await list()).items.filter(({ id }: Json) => [one.id, other.id].includes(id)).map(({ messages }: Json) => messages)
  expect(counts).toEqual([1, 1])
})

it('takes mail for its address alone; others of its domain are refused for good, and a domain without mailboxes is not ours', async () => {
  const refused = await send('baker@bakery.example', 'Hello').catch((error: unknown) => error)
  expect(refused).toMatchObject({ responseCode: 550, response: expect.stringContaining('There is no mailbox baker@bakery.example here') })
  // The demo shows everything else in its own inbox.
  expect(await send('somebody@mail-less.example', 'Hello')).toMatchObject({ accepted: ['somebody@mail-less.example'] })
})

it('lets nobody in with the password before, nor leaves them in', async () => {
  const mailbox = await made('changed')
  const client = await signedIn('changed@bakery.example')
  const left = new Promise((resolve) => client.once('close', resolve))
  const password = 'another long password'
  const path = `/api/domain/${domain.id}/mailboxes/${mailbox.id}/password`
  expect((await ask(admin, 'POST', path, { password: PASSWORD })).body.errors).toMatchObject([{ name: 'password' }])
  expect((await ask(admin, 'POST', path, { password })).status).toBe(200)
  await left
  await expect(signedIn('changed@bakery.example')).rejects.toMatchObject({ authenticationFailed: true })
  await (await signedIn('changed@bakery.example', password)).logout()
})

it('is removed with what is in it, and refused at once', async () => {
  const mailbox = await made('gone')
  await send('gone@bakery.example', 'Only here')
  const { content_hash } = await host.open.db
    .selectFrom('mailbox_messages')
    .select('content_hash')
    .where('mailbox_id', '=', mailbox.id)
    .executeTakeFirstOrThrow()
  await host.open.db.deleteFrom('delivered_mails').execute()
  const client = await signedIn('gone@bakery.example')
  const left = new Promise((resolve) => client.once('close', resolve))
  expect((await remove(mailbox)).status).toBe(204)
  await left
  await expect(signedIn('gone@bakery.example')).rejects.toMatchObject({ authenticationFailed: true })
  await expect(send('gone@bakery.example', 'Again')).rejects.toMatchObject({ responseCode: 550 })
  expect(await host.services.files.get(content_hash)).toBeNull()
  expect((await remove(mailbox)).status).toBe(404)
})

it('goes with its domain', async () => {
  const other = await connected('second.example')
  await create('info', PASSWORD, other.id)
  await (await signedIn('info@second.example')).logout()
  expect((await ask(admin, 'DELETE', `/website/${website}/domain/${other.id}/delete`)).status).toBe(204)
  await expect(signedIn('info@second.example')).rejects.toMatchObject({ authenticationFailed: true })
  expect(await host.open.db.selectFrom('mailboxes').select('id').where('domain_id', '=', other.id).execute()).toEqual([])
})

it('needs a domain that somebody has shown to be theirs', async () => {
  await outside(admin, 'claimed.example')
  const { body } = await ask(admin, 'POST', `/website/${website}/domain/new`, { name: 'claimed.example' })
  expect((await create('info', PASSWORD, body.id)).body.errors).toMatchObject([{ name: 'name' }])
  expect((await list(admin, body.id)).adding).toMatchObject({ upgrade: false })
})

it('is listed by page, and found by its name', async () => {
  const other = await connected('many.example')
  const rows = Array.from({ length: 3_000 }, (_, nth) => ({
    ...{ domain_id: other.id, name: `n${String(nth).padStart(4, '0')}` },
    ...{ password_hash: 'x', created_at: new Date() },
  }))
  await host.open.db.insertInto('mailboxes').values(rows).execute()
  const page = async (query: string) => (await ask(admin, 'GET', `/api/domain/${other.id}/mailboxes${query}`)).body
  const addresses = ({ items }: Json) => items.map(({ address }: Json) => address)
  const first = await page('')
  expect([first.items.length, first.pagination]).toEqual([50, { page: 1, pages: 60, count: 50, limit: 50, total: 3_000 }])
  expect(addresses(await page('?page=60')).at(-1)).toBe('n2999@many.example')
  const searched = await page('?search=N299')
  expect([addresses(searched).at(0), searched.pagination, searched.filters]).toMatchObject([
    'n2990@many.example',
    { total: 10, pages: 1 },
    { search: 'N299' },
  ])
  await host.open.db.deleteFrom('mailboxes').where('domain_id', '=', other.id).execute()
})

describe('at a name that somebody else has shown to be theirs', () => {
  const name = 'passed-on.example'
  let mine: Json
  let theirs: Json

  it('is closed and kept: nobody gets in or finds it there, and its team is told', async () => {
    mine = await connected(name)
    await create('info', PASSWORD, mine.id)
    await send(`info@${name}`, 'Before')
    const client = await signedIn(`info@${name}`)
    const left = new Promise((resolve) => client.once('close', resolve))
    const theirAdmin = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    const theirWebsite = await addWebsite(host.open.db, host.fixture.theirs, { title: 'Theirs' })
    theirs = await connectProven(host, theirAdmin, { website: theirWebsite, name })
    await left
    expect(await list(theirAdmin, theirs.id)).toMatchObject({ items: [], adding: null })
    await expect(signedIn(`info@${name}`)).rejects.toMatchObject({ authenticationFailed: true })
    expect(await list(admin, mine.id)).toMatchObject({ items: [{ messages: 1 }], adding: { upgrade: false } })
    expect(await logOf(host, website)).toContain(`Mailboxes of ${name} kept but locked until the domain is proven again: 1`)
    const mails = host.open.db.selectFrom('outgoing_mails').select('text').where('partner_id', '=', host.fixture.ours)
    expect(await mails.where('subject', 'like', `${name} has been%`).execute()).toEqual([
      { text: expect.stringContaining('1 mailbox is kept with all mail') },
    ])
  })

  it('is another one than theirs of the same address', async () => {
    const theirAdmin = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    const password = 'another long password'
    await ask(theirAdmin, 'POST', `/api/domain/${theirs.id}/mailboxes`, { name: 'info', password })
    await send(`info@${name}`, 'After')
    const client = await signedIn(`info@${name}`, password)
    expect(await subjects(client)).toEqual(['After'])
    await client.logout()
    await expect(signedIn(`info@${name}`)).rejects.toMatchObject({ authenticationFailed: true })
  })

  it('is as it was once the name is shown to be its team’s again', async () => {
    await showProof(host, { partnerId: host.fixture.ours, name })
    const client = await signedIn(`info@${name}`)
    expect(await subjects(client)).toEqual(['Before'])
    await client.logout()
  })
})

it('has its limit in the plan, said before anybody begins', async () => {
  const { db } = host.open
  expect((await list()).adding).toBeNull()
  await db
    .insertInto('partner_subscriptions')
    .values({ partner_id: host.fixture.ours, plan: 'starter', payment: 'paid', start_date: '2026-01-01', renewal_date: '2026-12-01' })
    .execute()
  const used = (await list()).items.length
  const fill = Array.from({ length: 50 - used }, (_, nth) => ({
    domain_id: domain.id,
    name: `n${nth}`,
    password_hash: 'x',
    created_at: new Date(),
  }))
  await db.insertInto('mailboxes').values(fill).execute()
  expect((await list()).adding).toMatchObject({ upgrade: true, message: 'Your plan allows 50 mailboxes. Upgrade to add more.' })
  expect((await create('onemore')).status).toBe(402)
  await db.deleteFrom('mailboxes').where('password_hash', '=', 'x').execute()
  await db.deleteFrom('partner_subscriptions').execute()
})

it('is not there for another partner, and only looked at by those who may not change domains', async () => {
  const mailbox = (await list()).items[0]
  const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await ask(theirs, 'GET', `/api/domain/${domain.id}/mailboxes`)).status).toBe(404)
  expect((await ask(theirs, 'DELETE', `/api/domain/${domain.id}/mailboxes/${mailbox.id}`)).status).toBe(404)
  const design = await host.as(host.fixture.users.design, host.fixture.ours)
  expect((await ask(design, 'GET', `/api/domain/${domain.id}/mailboxes`)).status).toBe(200)
  expect((await ask(design, 'DELETE', `/api/domain/${domain.id}/mailboxes/${mailbox.id}`)).status).toBe(403)
})
