import type { Command, Connection, Folder, ImapServer } from 'hoodiecrow-imap'
import { MAILBOX_MAX_BYTES } from '../../src/model'
import type { Services } from '../kernel/context'
import { inBackground } from '../log/inBackground'
import { forgetContent } from '../services'
import { answer } from './answer'
import { deleteFolder, renameFolder } from './folderCommands'
import { imapDate, readFolders, readMails } from './readFolders'
import { type Saved, savedOf, saveFolders } from './saveFolders'

export type ImapServices = Pick<Services, 'db' | 'files' | 'clock' | 'log' | 'mail'>

/** What may change something. Reading a mail marks it as read. */
const CHANGING = [
  ...['APPEND', 'COPY', 'UID COPY', 'STORE', 'UID STORE', 'FETCH', 'UID FETCH', 'EXPUNGE', 'UID EXPUNGE', 'CLOSE'],
  ...['CREATE', 'DELETE', 'RENAME', 'SUBSCRIBE', 'UNSUBSCRIBE'],
] as const
/** Which of the command's words names the folder that gets mails. */
const TARGET: Readonly<Record<string, number>> = { APPEND: 0, COPY: 1, 'UID COPY': 1 }

/** A mailbox in memory while somebody is in it. What a command changes is in the tables before it is said to be done. */
export class OpenMailbox {
  readonly #connections = new Map<Connection, (notification: unknown) => void>()
  #saved: Saved
  #turn = Promise.resolve()
  #hasFailed = false

  private constructor(
    private readonly services: ImapServices,
    readonly id: number,
    private readonly server: ImapServer,
    private readonly onFailure: () => void,
  ) {
    this.#saved = savedOf(server)
    server.setCommandHandler('RENAME', renameFolder)
    server.setCommandHandler('DELETE', deleteFolder(server.getCommandHandler('DELETE')))
    for (const name of CHANGING) this.#keep(name)
  }

  /** `onFailure`: what is in memory is no longer what the tables have, and nobody may enter any more. */
  static async open(services: ImapServices, id: number, onFailure: () => void): Promise<OpenMailbox> {
    return new OpenMailbox(services, id, await readFolders(services, id), onFailure)
  }

  /** From now on the connection works with this mailbox. */
  enter(connection: Connection): void {
    // Where nobody is in a mailbox there is nothing to hear of.
    connection.server.removeAllListeners('notify')
    connection.server = this.server
    connection.state = 'Authenticated'
    const hear = (notification: unknown) => connection.onNotify(notification)
    this.server.on('notify', hear)
    this.#connections.set(connection, hear)
  }

  leave(connection: Connection): void {
    const hear = this.#connections.get(connection)
    if (hear) this.server.removeListener('notify', hear)
    this.#connections.delete(connection)
  }

  get isEmpty(): boolean {
    return this.#connections.size === 0
  }

  /** Shows what has arrived since to those who are in it. */
  fetch(): Promise<void> {
    return this.#inTurn(() => this.#pull('INBOX'))
  }

  /** Sends everybody out, and hears none of what they say on the way. */
  end(): void {
    for (const { socket } of this.#connections.keys()) {
      socket?.write('* BYE Sign in again\r\n')
      socket?.destroySoon()
    }
  }

  /** Resolves when what is under way is saved. */
  settle(): Promise<void> {
    return this.#turn
  }

  #inTurn(task: () => Promise<void>): Promise<void> {
    const work = { work: 'imap', item: this.id } as const
    this.#turn = this.#turn.then(() => inBackground(this.services.log, work, () => task().then(() => null)))
    return this.#turn
  }

  /** The command's answer waits until its change is saved; if that fails, the connection ends without one, and all others do. */
  #keep(name: (typeof CHANGING)[number]): void {
    const handle = this.server.getCommandHandler(name)
    this.server.setCommandHandler(name, (connection, command, data, callback) => {
      const { socket } = connection
      const run = async () => {
        socket?.cork()
        try {
          // It has waited for the one that failed.
          if (this.#hasFailed) return
          if (await this.#makeRoom(name, connection, command)) handle(connection, command, data, () => undefined)
          await this.#save()
        } catch (error) {
          socket?.destroy()
          this.#fail()
          throw error
        } finally {
          socket?.uncork()
          callback()
        }
      }
      void this.#inTurn(run)
    })
  }

  #fail(): void {
    this.#hasFailed = true
    this.onFailure()
    this.end()
  }

  async #save(): Promise<void> {
    const { now, removed } = await saveFolders(this.services, { id: this.id, server: this.server, saved: this.#saved })
    this.#saved = now
    await forgetContent(this.services, removed)
  }

  /** Takes numbers for the mails that a folder is to get. False, and said so, if there is no room for them. */
  async #makeRoom(name: string, connection: Connection, command: Command): Promise<boolean> {
    const at = TARGET[name]
    const folder = at === undefined ? undefined : this.server.getMailbox(command.attributes?.[at]?.value ?? '')
    if (!folder) return true
    const sizes = this.#sizesOfNew(name, connection, command)
    if (sizes.reduce((sum, size) => sum + size, this.#bytes()) > MAILBOX_MAX_BYTES) {
      answer(connection, command, { status: 'NO', text: '[OVERQUOTA] The mailbox is full' })
      return false
    }
    await this.#reserve(folder, sizes.length)
    return true
  }

  #sizesOfNew(name: string, { selectedMailbox }: Connection, { attributes = [] }: Command): number[] {
    if (name === 'APPEND') return [attributes.at(-1)?.value?.length ?? 0]
    const copied = selectedMailbox ? this.server.getMessageRange(selectedMailbox, attributes[0]?.value ?? '', name === 'UID COPY') : []
    return copied.map(([, { raw }]) => raw.length)
  }

  #bytes(): number {
    return Object.values(this.server.folderCache)
      .flatMap(({ messages }) => messages)
      .reduce((sum, { raw }) => sum + raw.length, 0)
  }

  /** Whoever delivers takes numbers in the same table: what was delivered before stands before. */
  async #reserve(folder: Folder, count: number): Promise<void> {
    const row = await this.services.db
      .updateTable('mailbox_folders')
      .set((eb) => ({ uid_next: eb('uid_next', '+', count) }))
      .where('mailbox_id', '=', this.id)
      .where('path', '=', folder.path)
      .returning('uid_next')
      .executeTakeFirstOrThrow()
    const first = row.uid_next - count
    await this.#pull(folder.path, first)
    folder.uidnext = first
  }

  async #pull(path: string, below?: number): Promise<void> {
    const folder = this.server.getMailbox(path)
    const saved = this.#saved.get(path)
    if (!folder || !saved) return
    const from = Math.max(0, ...saved.flags.keys(), ...folder.messages.map(({ uid }) => uid)) + 1
    for (const { uid, flags, raw, received } of await readMails(this.services, { mailboxId: this.id, path, from, below })) {
      saved.flags.set(uid, flags.join(' '))
      folder.uidnext = uid
      this.server.appendMessage(folder, flags, imapDate(received), raw)
    }
  }
}
