/** @jest-environment ./test/server/support/environment.cjs */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ImapFlow } from 'imapflow'
import { MAX_WRONG_PASSWORDS } from '../../../demo/access/signIn/passwordGuesses'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../../demo/imap/limitConnections'
import { type ImapService, openImap } from '../../../demo/imap/openImap'
import { MAILBOX_MAX_BYTES } from '../../../src/model'
import { ask, type Json } from '../support/ask'
import type { Browser } from '../support/Browser'
import { connectProven, outside } from '../support/domains'
import { addWebsite } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

const PASSWORD = 'flour and water, twice'
const OTHER = 'water and flour, thrice'
/** What the library says of a connection that ends while a command waits, by how it hears of it. */
const SENT_OUT = /^(?:Command failed|Unexpected close|Connection not available)$/

let host: TestHost
let admin: Browser
let imap: ImapService
let domain: Json
beforeAll(async () => {
  host = await startTestHost()
  imap = await openImap(host.open, host.services)
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  const website = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery' })
  await outside(admin, 'bakery.example')
  domain = await connectProven(host, admin, { website, name: 'bakery.example' })
})
afterAll(async () => {
  await imap.close()
  await host.close()
})

const made = async (name: string): Promise<Json> =>
  (await ask(admin, 'POST', `/api/domain/${domain.id}/mailboxes`, { name, password: PASSWORD })).body
const changePassword = ({ id }: Json) => ask(admin, 'POST', `/api/domain/${domain.id}/mailboxes/${id}/password`, { password: OTHER })

async function signedIn(user: string, pass = PASSWORD): Promise<ImapFlow> {
  const client = new ImapFlow({ host: imap.host, port: imap.port, secure: false, auth: { user, pass }, logger: false })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function reopen(limits: Partial<ConnectionLimits> = {}): Promise<void> {
  await imap.close()
  imap = await openImap(host.open, host.services, { ...CONNECTION_LIMITS, ...limits })
}

/** What a program finds that begins anew, with nothing of the mailbox in memory: folders, and how many mails are in each. */
async function kept(name: string): Promise<Record<string, number | undefined>> {
  await reopen()
  const client = await signedIn(`${name}@bakery.example`)
  const found: Record<string, number | undefined> = {}
  for (const { path } of await client.list()) found[path] = ((await client.status(path, { messages: true })) || {}).messages
  await client.logout()
  return found
}

/** A program that says what no library says. */
async function spoken(lines: string, socket: Socket = connect(imap.port, imap.host)): Promise<string> {
  let heard = ''
  socket.on('data', (data) => (heard += data.toString()))
  socket.on('error', () => undefined)
  socket.write(`${lines}\r\n`)
  await once(socket, 'close')
  return heard
}

const STANDARD = { INBOX: 0, Drafts: 0, Sent: 0, Trash: 0 }
const MAIL = 'Subject: Bread\r\n\r\nHello'

describe('renaming a folder', () => {
  it('takes what is below it along, and leaves what is below the inbox', async () => {
    await made('renamed')
    const client = await signedIn('renamed@bakery.example')
    for (const path of ['Orders', 'Orders/2026', 'INBOX/Work']) {
      await client.mailboxCreate(path)
      await client.append(path, MAIL)
    }
    await client.mailboxRename('Orders', 'Sales')
    await client.logout()
    expect(await kept('renamed')).toEqual({ ...STANDARD, Sales: 1, 'Sales/2026': 1, 'INBOX/Work': 1 })
  })

  it('leads below the inbox and out of it again', async () => {
    await made('below')
    const client = await signedIn('below@bakery.example')
    for (const path of ['Orders', 'INBOX/Work']) {
      await client.mailboxCreate(path)
      await client.append(path, MAIL)
    }
    await client.mailboxRename('Orders', 'INBOX/Orders')
    await client.mailboxRename('INBOX/Work', 'Work')
    await client.logout()
    expect(await kept('below')).toEqual({ ...STANDARD, 'INBOX/Orders': 1, Work: 1 })
  })

  it.each(['Sent', 'Sent/', 'inbox'])('is refused where the name is taken, and nothing is lost: %s', async (taken) => {
    const name = `taken${taken.length}${taken[0]}`.toLowerCase()
    await made(name)
    const client = await signedIn(`${name}@bakery.example`)
    await client.mailboxCreate('Orders')
    await client.append('Orders', MAIL)
    await client.logout()
    await spoken(`a LOGIN ${name}@bakery.example "${PASSWORD}"\r\nb RENAME Orders ${taken}\r\nc LOGOUT`)
    expect(await kept(name)).toEqual({ ...STANDARD, Orders: 1 })
  })
})

it('a folder with others in it is not said to be deleted', async () => {
  await made('parent')
  const client = await signedIn('parent@bakery.example')
  await client.mailboxCreate('Orders/2026')
  await expect(client.mailboxDelete('Orders')).rejects.toMatchObject({ serverResponseCode: 'HASCHILDREN' })
  await client.mailboxDelete('Orders/2026')
  await client.mailboxDelete('Orders')
  await client.logout()
  expect(await kept('parent')).toEqual(STANDARD)
})

it('what is expunged, and what was in a folder that is deleted, is nowhere any more; what is elsewhere stays', async () => {
  await made('expunged')
  const client = await signedIn('expunged@bakery.example')
  await client.mailboxCreate('Orders')
  const mail = (nth: number) => `Subject: Only here\r\n\r\n${nth}`
  await client.append('INBOX', mail(1))
  await client.append('INBOX', mail(2))
  await client.append('Orders', mail(2))
  await client.append('Orders', mail(3))
  const hashes = [1, 2, 3].map((nth) => createHash('sha256').update(mail(nth)).digest('hex'))
  const stored = async () => Promise.all(hashes.map(async (hash) => (await host.services.files.get(hash)) !== null))
  expect(await stored()).toEqual([true, true, true])
  await client.mailboxDelete('Orders')
  expect(await stored()).toEqual([true, true, false])
  const lock = await client.getMailboxLock('INBOX')
  await client.messageDelete('1')
  lock.release()
  await client.logout()
  expect(await stored()).toEqual([false, true, false])
})

it('a folder of any name is a folder, and nothing else of the host', async () => {
  await made('proto')
  await spoken(`a LOGIN proto@bakery.example "${PASSWORD}"\r\nb CREATE __proto__/x\r\nc SUBSCRIBE __proto__\r\nd LOGOUT`)
  expect(['folders', 'subscribed'].filter((name) => name in {})).toEqual([])
})

it('whoever has guessed too often waits, however the address is written', async () => {
  await made('guessed')
  const guesses = Array.from({ length: MAX_WRONG_PASSWORDS }, (_, nth) => `${nth} LOGIN guessed@bakery.example wrong`)
  await spoken([...guesses, 'z LOGOUT'].join('\r\n'))
  expect(await spoken(`y LOGIN Guessed@Bakery.example "${PASSWORD}"\r\nz LOGOUT`)).toContain('y NO')
})

it('an address has one @', async () => {
  await made('one')
  await expect(signedIn('one@bakery.example@elsewhere.example')).rejects.toMatchObject({ authenticationFailed: true })
})

it('lets nobody in whose password is changed while the mailbox is being opened', async () => {
  const mailbox = await made('slow')
  const client = await signedIn('slow@bakery.example')
  await client.append('INBOX', MAIL)
  await client.logout()
  const { files } = host.services
  const { get } = files
  const changed = new Promise<void>((resolve) => {
    files.get = async (hash) => {
      await changePassword(mailbox)
      resolve()
      return get(hash)
    }
  })
  // Refused, or sent out on the way in, whichever is heard of first.
  await expect(signedIn('slow@bakery.example')).rejects.toThrow(SENT_OUT)
  await changed
  files.get = get
  await (await signedIn('slow@bakery.example', OTHER)).logout()
})

it('keeps nothing in memory for whoever hung up while signing in', async () => {
  const { id } = await made('hasty')
  const socket = connect(imap.port, imap.host)
  socket.resume().end(`a LOGIN hasty@bakery.example "${PASSWORD}"\r\n`)
  await once(socket, 'close')
  await (await signedIn('hasty@bakery.example')).logout()
  // What nobody is told of shows whether the mailbox is read anew.
  const content_hash = await host.services.files.put(Buffer.from(MAIL))
  const mail = { mailbox_id: id, path: 'INBOX', uid: 1, bytes: MAIL.length, content_hash, received_at: new Date() }
  await host.open.db.insertInto('mailbox_messages').values(mail).execute()
  const client = await signedIn('hasty@bakery.example')
  expect(await client.status('INBOX', { messages: true })).toMatchObject({ messages: 1 })
  await client.logout()
})

it('shows nobody what could not be saved', async () => {
  await made('failed')
  const { files } = host.services
  const { put } = files
  const [writer, reader] = [await signedIn('failed@bakery.example'), await signedIn('failed@bakery.example')]
  const sentOut = once(reader, 'close')
  files.put = () => Promise.reject(new Error('The disk is full'))
  await expect(writer.append('INBOX', MAIL)).rejects.toThrow(SENT_OUT)
  files.put = put
  await sentOut
  const again = await signedIn('failed@bakery.example')
  expect(await again.status('INBOX', { messages: true })).toMatchObject({ messages: 0 })
  await again.append('INBOX', MAIL)
  await again.logout()
  expect(await kept('failed')).toEqual({ ...STANDARD, INBOX: 1 })
})

it('goes on after a mail of a day that is none', async () => {
  await made('dated')
  const mail = `b APPEND INBOX "99-Jan-2026 99:99:99 +0000" {${MAIL.length}+}\r\n${MAIL}`
  expect(await spoken(`a LOGIN dated@bakery.example "${PASSWORD}"\r\n${mail}`)).not.toContain('b OK')
  const client = await signedIn('dated@bakery.example')
  await client.append('INBOX', MAIL)
  await client.logout()
  expect(await kept('dated')).toEqual({ ...STANDARD, INBOX: 1 })
})

it('copies no more than there is room for', async () => {
  const { id } = await made('full')
  const content = Buffer.concat([Buffer.from(MAIL), Buffer.alloc(MAILBOX_MAX_BYTES * 0.6, 'x')])
  const at = { mailbox_id: id, path: 'INBOX' }
  const mail = { uid: 1, bytes: content.byteLength, content_hash: await host.services.files.put(content), received_at: new Date() }
  await host.open.db
    .insertInto('mailbox_messages')
    .values({ ...at, ...mail })
    .execute()
  const inbox = host.open.db.updateTable('mailbox_folders').set({ uid_next: 2 })
  await inbox.where((eb) => eb.and(at)).execute()
  const client = await signedIn('full@bakery.example')
  await client.append('INBOX', MAIL)
  const lock = await client.getMailboxLock('INBOX')
  expect(await client.messageCopy('1', 'Trash')).toBe(false)
  expect(await client.messageCopy('2', 'Trash')).toBeTruthy()
  lock.release()
  await client.logout()
  expect(await kept('full')).toEqual({ ...STANDARD, INBOX: 2, Trash: 1 })
})

it('ends with a stranger who announces more than there is to say', async () => {
  expect(await spoken(`a LOGIN guest@bakery.example {${MAILBOX_MAX_BYTES}}`)).not.toContain('a NO')
})

describe('how long a connection may stay', () => {
  afterAll(() => reopen())

  it('ends before anybody has signed in, however much is said', async () => {
    await reopen({ signInMs: 1 })
    expect(await spoken('a NOOP')).toContain('* BYE Nobody has signed in')
  })

  it('ends for those who have signed in when nothing is said any more', async () => {
    await made('idle')
    await reopen({ idleMs: 1 })
    expect(await spoken(`a LOGIN idle@bakery.example "${PASSWORD}"`)).toContain('* BYE Nothing was said for too long')
  })

  it('is not begun by one address too often at a time; whoever has signed in does not count', async () => {
    await made('many')
    await reopen({ strangers: 1 })
    const first = connect(imap.port, imap.host)
    await once(first, 'data')
    expect(await spoken('a LOGOUT')).toContain('* BYE Too many connections without a sign-in')
    first.write(`a LOGIN many@bakery.example "${PASSWORD}"\r\n`)
    await once(first, 'data')
    expect(await spoken('b LOGOUT')).toContain('b OK')
    first.destroy()
  })
})
