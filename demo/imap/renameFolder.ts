import type { Command, Connection, Folder, Handler, ImapServer } from 'hoodiecrow-imap'

/** In the place of the package's own: that loses a folder whose new name is taken, and all that is below the inbox. */
export const renameFolder: Handler = (connection, command, _data, callback) => {
  const { server } = connection
  const [from = '', to = ''] = (command.attributes ?? []).map(({ value = '' }) => value.replace(/\/$/, ''))
  const refusal = refusalOf(server, from, to)
  if (refusal === null) move(server, from, to)
  answer(connection, command, refusal)
  callback()
}

function refusalOf(server: ImapServer, from: string, to: string): string | null {
  const folder = server.getMailbox(from)
  if (!folder || folder === server.getMailbox('INBOX')) return 'There is no such folder, or it is the inbox'
  return to === '' || server.getMailbox(to) ? 'The new name is taken' : null
}

/** With all that is below it; a folder goes after those in it, and comes before them. */
function move(server: ImapServer, from: string, to: string): void {
  const moved = Object.entries(server.folderCache)
    .filter(([path]) => path === from || path.startsWith(`${from}/`))
    .toSorted(([one], [other]) => one.length - other.length)
  // One that was only there for what is in it goes with the last of that.
  for (const [path] of moved.toReversed()) if (server.getMailbox(path)) server.deleteMailbox(path, true)
  for (const [path, folder] of moved) server.createMailbox(to + path.slice(from.length), alone(folder))
}

/** What is below comes by itself. */
const alone = (folder: Folder): Folder => Object.assign(folder, { folders: {} })

function answer(connection: Connection, { tag }: Command, refusal: string | null): void {
  const attributes = [{ type: 'TEXT', value: refusal ?? 'RENAME completed' }]
  connection.send({ tag, command: refusal === null ? 'OK' : 'NO', attributes }, 'RENAME', { tag })
}
