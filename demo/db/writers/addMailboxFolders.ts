import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** What mail programs look for; they make further ones. */
const FOLDERS = { INBOX: null, Sent: '\\Sent', Drafts: '\\Drafts', Trash: '\\Trash' } as const

/** The folders that a mailbox begins with. Their validity is higher than that of a mailbox of the same address before: programs ask for everything anew. */
export const mailboxFolders = (mailboxId: number, now: Date) =>
  Object.entries(FOLDERS).map(([path, special_use]) => ({
    ...{ mailbox_id: mailboxId, path, special_use, subscribed: true },
    ...{ uid_validity: Math.floor(now.getTime() / 1000), uid_next: 1 },
  }))

export async function addMailboxFolders(db: Kysely<Database>, mailboxId: number, now: Date): Promise<void> {
  await db.insertInto('mailbox_folders').values(mailboxFolders(mailboxId, now)).execute()
}
