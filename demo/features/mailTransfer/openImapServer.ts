import type { Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { portOf } from '../../services'

/** A message as a mailbox begins with it. */
export interface SeedMessage {
  raw: string
  flags?: string[]
  internaldate?: string
}

export interface ImapServer {
  host: string
  port: number
  user: string
  password: string
  /** Source texts of the messages of a folder; undefined = no such folder. */
  messages(folder: string): { raw: string; flags: string[]; internaldate: string }[] | undefined
  /** Calls back before a message is taken, and takes it when that resolves. */
  beforeAppend: () => Promise<void>
  close(): Promise<void>
}

const HOST = '127.0.0.1'
const PLUGINS = ['ID', 'UNSELECT', 'SPECIAL-USE', 'CREATE-SPECIAL-USE', 'LITERALPLUS', 'NAMESPACE', 'UIDPLUS']
const USES: Readonly<Record<string, string>> = { Sent: '\\Sent', Drafts: '\\Drafts', Trash: '\\Trash', 'Sent Items': '\\Sent' }

interface Encryption {
  /** STARTTLS begins in the clear. */
  mode: 'tls' | 'starttls'
  /** PEM. */
  key: string
  cert: string
}

/** A real IMAP server on a free loopback port with one mailbox in memory: for trying a transfer, and for its tests. */
export async function openImapServer(
  user: string,
  password: string,
  folders: Readonly<Record<string, SeedMessage[]>>,
  encryption?: Encryption,
): Promise<ImapServer> {
  const { INBOX = [], ...others } = folders
  const server = hoodiecrow({
    plugins: encryption?.mode === 'starttls' ? [...PLUGINS, 'STARTTLS'] : PLUGINS,
    secureConnection: encryption?.mode === 'tls',
    ...(encryption && { credentials: { key: encryption.key, cert: encryption.cert } }),
    users: { [user]: { password } },
    storage: {
      INBOX: { messages: INBOX },
      '': {
        separator: '/',
        folders: Object.fromEntries(
          Object.entries(others).map(([name, messages]) => [name, { messages, ...(USES[name] ? { 'special-use': USES[name] } : {}) }]),
        ),
      },
    },
  })
  const append = server.getCommandHandler('APPEND')
  server.setCommandHandler('APPEND', (...args) => void imap.beforeAppend().then(() => append(...args)))
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const port = portOf(server.server)
  const imap: ImapServer = {
    host: HOST,
    port,
    user,
    password,
    messages: (folder) => server.folderCache[folder]?.messages,
    beforeAppend: async () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return imap
}
