import type { Folder, ImapServer } from 'hoodiecrow-imap'
import type { Kysely } from 'kysely'
import type { Database } from '../db'
import type { Services } from '../kernel/context'

type Storing = Pick<Services, 'db' | 'files' | 'clock'>

/** What the tables have: by path whether it is subscribed to, and by number the flags. */
export type Saved = Map<string, { subscribed: boolean; flags: Map<number, string> }>

export const savedOf = ({ folderCache }: ImapServer): Saved =>
  new Map(
    Object.entries(folderCache).map(([path, { subscribed, messages }]) => [
      path,
      { subscribed, flags: new Map(messages.map((message) => [message.uid, flagsOf(message).join(' ')])) },
    ]),
  )

/** \Recent belongs to a connection, not to the mail. */
const flagsOf = ({ flags }: { flags: string[] }): string[] => flags.filter((flag) => flag !== '\\Recent')

/** Writes what a command has changed in memory into the tables. Answers what they have now, and the content of mails that went. */
export async function saveFolders(
  services: Storing,
  { id, server, saved }: { id: number; server: ImapServer; saved: Saved },
): Promise<{ now: Saved; removed: string[] }> {
  const { db, files, clock } = services
  const now = savedOf(server)
  const folders = Object.values(server.folderCache)
  const added = await Promise.all(
    folders.flatMap((folder) =>
      folder.messages
        .filter(({ uid }) => !saved.get(folder.path)?.flags.has(uid))
        .map(async (message) => {
          const content = Buffer.from(message.raw, 'latin1')
          return {
            ...{ mailbox_id: id, path: folder.path, uid: message.uid, flags: flagsOf(message), bytes: content.byteLength },
            ...{ content_hash: await files.put(content), received_at: new Date(message.internaldate) },
          }
        }),
    ),
  )
  const isSame = added.length === 0 && JSON.stringify(plain(now)) === JSON.stringify(plain(saved))
  if (isSame) return { now: saved, removed: [] }
  const removed = await db.transaction().execute(async (transaction) => {
    for (const folder of folders) await saveFolder(transaction, { id, folder, before: saved.get(folder.path), at: clock.now() })
    if (added.length > 0) await transaction.insertInto('mailbox_messages').values(added).execute()
    const contents = await removeMails(transaction, { id, saved, now })
    const gone = [...saved.keys()].filter((path) => !now.has(path))
    if (gone.length > 0) await transaction.deleteFrom('mailbox_folders').where('mailbox_id', '=', id).where('path', 'in', gone).execute()
    return contents
  })
  return { now, removed }
}

/** Answers their content. */
async function removeMails(db: Kysely<Database>, { id, saved, now }: { id: number; saved: Saved; now: Saved }): Promise<string[]> {
  const contents: string[] = []
  for (const [path, { flags }] of saved) {
    const gone = [...flags.keys()].filter((uid) => !now.get(path)?.flags.has(uid))
    if (gone.length === 0) continue
    const mails = db.deleteFrom('mailbox_messages').where('mailbox_id', '=', id).where('path', '=', path).where('uid', 'in', gone)
    contents.push(...(await mails.returning('content_hash').execute()).map(({ content_hash }) => content_hash))
  }
  return contents
}

const plain = (saved: Saved) => [...saved].map(([path, { subscribed, flags }]) => [path, subscribed, [...flags]])

interface FolderChange {
  id: number
  folder: Folder
  before: { subscribed: boolean; flags: Map<number, string> } | undefined
  at: Date
}

async function saveFolder(db: Kysely<Database>, { id, folder, before, at }: FolderChange): Promise<void> {
  const { path, subscribed, messages } = folder
  if (!before) {
    // A folder of that name may have been here before: programs ask for everything anew.
    folder.uidvalidity = Math.floor(at.getTime() / 1000)
    const special_use = folder['special-use'] ?? null
    const row = { mailbox_id: id, path, subscribed, special_use, uid_validity: folder.uidvalidity, uid_next: folder.uidnext }
    await db.insertInto('mailbox_folders').values(row).execute()
    return
  }
  if (before.subscribed !== subscribed)
    await db.updateTable('mailbox_folders').set({ subscribed }).where('mailbox_id', '=', id).where('path', '=', path).execute()
  const rows = () => ({ mailbox_id: id, path })
  for (const message of messages) {
    const known = before.flags.get(message.uid)
    const flags = flagsOf(message)
    if (known === undefined || known === flags.join(' ')) continue
    await db
      .updateTable('mailbox_messages')
      .set({ flags })
      .where((eb) => eb.and(rows()))
      .where('uid', '=', message.uid)
      .execute()
  }
}
