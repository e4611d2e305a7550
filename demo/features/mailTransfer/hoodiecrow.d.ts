// The package brings no types; this is what we use of it.
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface StoredMessage {
    raw: string
    flags?: string[]
    internaldate?: string
  }
  interface StoredFolder {
    'special-use'?: string
    messages?: StoredMessage[]
  }
  interface Mailbox {
    path: string
    messages: { uid: number; raw: string; flags: string[]; internaldate: string }[]
  }
  interface Options {
    plugins: string[]
    secureConnection?: boolean
    credentials?: { key: string; cert: string }
    users: Record<string, { password: string }>
    storage: { INBOX: StoredFolder; '': { separator: string; folders: Record<string, StoredFolder> } }
  }
  type Handler = (connection: unknown, parsed: unknown, data: unknown, callback: () => void) => void
  export interface ImapServer {
    server: Server
    folderCache: Record<string, Mailbox>
    listen(port: number, host: string, callback: () => void): void
    close(callback: () => void): void
    getCommandHandler(command: string): Handler
    setCommandHandler(command: string, handler: Handler): void
  }
  export default function hoodiecrow(options: Options): ImapServer
}
