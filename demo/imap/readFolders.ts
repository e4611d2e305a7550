import hoodiecrow, { type ImapServer } from 'hoodiecrow-imap'
import type { Services } from '../kernel/context'

export const PLUGINS = ['ID', 'UNSELECT', 'SPECIAL-USE', 'CREATE-SPECIAL-USE', 'LITERALPLUS', 'NAMESPACE', 'UIDPLUS', 'IDLE']

type Storing = Pick<Services, 'db' | 'files'>

export interface StoredMail {
  uid: number
  raw: string
  flags: string[]
  received: Date
}

/** The mails of a folder with numbers from one to below another, in their order. */
export async function readMails(
  { db, files }: Storing,
  { mailboxId, path, from = 0, below }: { mailboxId: number; path: string; from?: number; below?: number | undefined },
): Promise<StoredMail[]> {
  const all = db
    .selectFrom('mailbox_messages')
    .selectAll()
    .where('mailbox_id', '=', mailboxId)
    .where('path', '=', path)
    .where('uid', '>=', from)
  const rows = await (below === undefined ? all : all.where('uid', '<', below)).orderBy('uid').execute()
  return Promise.all(
    rows.map(async ({ uid, flags, content_hash, received_at }) => ({
      uid,
      flags,
      // What is quarantined is empty.
      raw: Buffer.from((await files.get(content_hash)) ?? []).toString('latin1'),
      received: received_at,
    })),
  )
}

/** A mailbox in memory, as the tables have it: nothing listens there, connections are handed to it. */
export async function readFolders(services: Storing, mailboxId: number): Promise<ImapServer> {
  const rows = await services.db.selectFrom('mailbox_folders').selectAll().where('mailbox_id', '=', mailboxId).orderBy('path').execute()
  const folders = await Promise.all(
    rows.map(async ({ path, uid_validity, uid_next, special_use, subscribed }) => ({
      path,
      stored: {
        uidvalidity: uid_validity,
        uidnext: uid_next,
        subscribed,
        ...(special_use !== null && { 'special-use': special_use }),
        messages: (await readMails(services, { mailboxId, path })).map(({ received, ...mail }) => ({
          ...mail,
          internaldate: imapDate(received),
        })),
      },
    })),
  )
  const inbox = folders.find(({ path }) => path === 'INBOX')
  const server = hoodiecrow({
    plugins: PLUGINS,
    users: {},
    storage: { INBOX: inbox?.stored ?? {}, '': { separator: '/', folders: {} } },
  })
  // A folder may be called as what every object has: `__proto__`.
  server.folderCache = Object.assign(Object.create(null), server.folderCache)
  server.uidnextCache = Object.create(null)
  // Parents stand before what is in them.
  for (const { path, stored } of folders) if (path !== 'INBOX') server.createMailbox(path, stored)
  // One for each connection.
  server.setMaxListeners(0)
  return server
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21-Nov-2026 12:00:00 +0000`; that of the package errs in zones that are no whole hours from UTC. */
export function imapDate(date: Date): string {
  const day = String(date.getUTCDate()).padStart(2, '0')
  return `${day}-${MONTHS[date.getUTCMonth()] ?? ''}-${date.getUTCFullYear()} ${date.toISOString().slice(11, 19)} +0000`
}
