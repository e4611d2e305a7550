import type { Command, Folder, Handler, ImapServer } from 'hoodiecrow-imap'
import { answer } from './answer'

// In the place of the package's own.

/** That says of a folder with others in it that it is deleted, and keeps it. */
export const deleteFolder =
  (handle: Handler): Handler =>
  (connection, command, data, callback) => {
    const [path = ''] = namesIn(command)
    if (treeOf(connection.server, path).length < 2) return handle(connection, command, data, callback)
    answer(connection, command, { status: 'NO', text: '[HASCHILDREN] There are folders in it' })
    callback()
  }

/** That loses a folder whose new name is taken, and all that is below the inbox. */
export const renameFolder: Handler = (connection, command, _data, callback) => {
  const { server } = connection
  const [from = '', to = ''] = namesIn(command)
  const refusal = refusalOf(server, from, to)
  if (refusal === null) move(server, from, to)
  answer(connection, command, refusal === null ? { status: 'OK', text: 'RENAME completed' } : { status: 'NO', text: refusal })
  callback()
}

const namesIn = ({ attributes = [] }: Command): string[] => attributes.map(({ value = '' }) => value.replace(/\/$/, ''))

/** A folder and all that is below it. */
const treeOf = ({ folderCache }: ImapServer, root: string): [string, Folder][] =>
  Object.entries(folderCache)
    .filter(([path]) => path === root || path.startsWith(`${root}/`))
    .toSorted(([one], [other]) => one.length - other.length)

function refusalOf(server: ImapServer, from: string, to: string): string | null {
  const folder = server.getMailbox(from)
  if (!folder || folder === server.getMailbox('INBOX')) return 'There is no such folder, or it is the inbox'
  return to === '' || server.getMailbox(to) ? 'The new name is taken' : null
}

/** A folder goes after those in it, and comes before them. */
function move(server: ImapServer, from: string, to: string): void {
  const tree = treeOf(server, from)
  for (const [path] of tree.toReversed()) server.deleteMailbox(path, true)
  for (const [path, folder] of tree) server.createMailbox(to + path.slice(from.length), alone(folder))
}

/** What is below comes by itself. */
const alone = (folder: Folder): Folder => Object.assign(folder, { folders: {} })
