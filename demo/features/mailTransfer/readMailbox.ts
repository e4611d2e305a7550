import type { ImapFlow } from 'imapflow'
import type { FolderTree } from './folderMap'
import type { IndexedMessage } from './missingMessages'

/** The folders that hold messages. */
export async function readFolders(client: ImapFlow): Promise<FolderTree> {
  const listed = await client.list()
  const folders = listed.filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'))
  const delimiter = client.namespace?.delimiter || folders[0]?.delimiter || '/'
  return { folders, prefix: client.namespace?.prefix ?? '', delimiter }
}

/** What is kept of the two header fields of a message; more than any Message-ID and date have. */
const HEADERS_MAX = 4_096
/** Of one folder: more is no mailbox, but a server that never ends. */
const MESSAGES_MAX = 1_000_000

/** What is needed to know each message of a folder again. Nothing is marked as read. */
export async function readIndex(client: ImapFlow, path: string): Promise<IndexedMessage[]> {
  const lock = await client.getMailboxLock(path, { readOnly: true })
  try {
    if (!client.mailbox || client.mailbox.exists === 0) return []
    const index: IndexedMessage[] = []
    for await (const message of client.fetch('1:*', { uid: true, size: true, internalDate: true, headers: ['message-id', 'date'] })) {
      const { uid, size = 0, internalDate, headers } = message
      index.push({ uid, size, internalDate: new Date(internalDate ?? 0), headers: headers?.toString('latin1', 0, HEADERS_MAX) ?? '' })
      if (index.length > MESSAGES_MAX) throw new Error(`more than ${MESSAGES_MAX} messages in ${path}`)
    }
    return index
  } finally {
    lock.release()
  }
}
