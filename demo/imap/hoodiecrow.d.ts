// The package brings no types; this is what we use of it.
declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net'

  interface StoredMessage {
    /** Each character is a byte. */
    raw: string
    uid?: number
    flags?: string[]
    /** As IMAP writes it, or a date. */
    internaldate?: string | Date
  }
  interface StoredFolder {
    'special-use'?: string
    messages?: StoredMessage[]
    uidvalidity?: number
    uidnext?: number
    subscribed?: boolean
  }
  export interface Folder {
    path: string
    messages: { uid: number; raw: string; flags: string[]; internaldate: string }[]
    'special-use'?: string
    uidvalidity: number
    uidnext: number
    subscribed: boolean
  }
  interface Options {
    plugins: string[]
    secureConnection?: boolean
    credentials?: { key: string; cert: string }
    users: Record<string, { password: string }>
    storage: { INBOX: StoredFolder; '': { separator: string; folders: Record<string, StoredFolder> } }
  }
  export interface Command {
    tag: string
    attributes?: { type: string; value?: string }[]
  }
  type Notified = (notification: unknown) => void
  export interface Connection {
    /** Whose folders and commands it works with. */
    server: ImapServer
    state: 'Not Authenticated' | 'Authenticated' | 'Selected' | 'Logout'
    /** Null once it is closed. */
    socket: Socket | null
    selectedMailbox?: Folder | false
    /** What of a command has come so far, and how much of a text in it is still to come. */
    _command: string
    _remainder: string
    _literalRemaining: number
    /** Hears of what others do in the same folder. */
    onNotify: Notified
    send(
      response: { tag: string; command: string; attributes: { type: string; value: string }[] },
      description: string,
      command: Command,
    ): void
  }
  export type Handler = (connection: Connection, command: Command, data: unknown, callback: () => void) => void
  export interface ImapServer {
    server: Server
    connectionHandlers: ((connection: Connection) => void)[]
    folderCache: Record<string, Folder>
    /** Numbers of folders that were deleted. */
    uidnextCache: Record<string, number>
    listen(port: number, host: string, callback: () => void): void
    close(callback: () => void): void
    getCommandHandler(command: string): Handler
    setCommandHandler(command: string, handler: Handler): void
    createMailbox(path: string, folder: StoredFolder): void
    deleteMailbox(path: string, keepContents: boolean): void
    getMailbox(path: string): Folder | undefined
    getMessageRange(folder: Folder, range: string, isUid: boolean): [number, Folder['messages'][number]][]
    appendMessage(folder: Folder, flags: string[], internaldate: string | Date, raw: string): void
    formatInternalDate(date: Date): string
    on(event: 'notify', callback: Notified): void
    removeListener(event: 'notify', callback: Notified): void
    removeAllListeners(event: 'notify'): void
    setMaxListeners(count: number): void
  }
  export default function hoodiecrow(options: Options): ImapServer
}
