import type { Socket } from 'node:net'
import hoodiecrow, { type Command, type Connection } from 'hoodiecrow-imap'
import { MAX_WRONG_PASSWORDS, countGuess } from '../access/signIn/passwordGuesses'
import type { OpenDatabase } from '../db'
import { findMailbox, type FoundMailbox, MAILBOX_CHANNEL } from '../db/queries/mailboxes'
import { forgetAttempts } from '../db/queries/rateLimits'
import type { Services } from '../kernel/context'
import { inBackground } from '../log/inBackground'
import { checkPassword, portOf, untilListening } from '../services'
import { answer } from './answer'
import { OpenMailbox } from './OpenMailbox'
import { CONNECTION_LIMITS, limitConnections } from './limitConnections'
import { limitInput } from './limitInput'
import { PLUGINS } from './readFolders'

export interface ImapService {
  host: string
  port: number
  close(): Promise<void>
}

const HOST = '127.0.0.1'

/** An IMAP server on a loopback port for the mailboxes of the domains: who signs in with an address and its password is in that mailbox. */
export async function openImap(open: OpenDatabase, services: Services, limits = CONNECTION_LIMITS): Promise<ImapService> {
  const front = hoodiecrow({ plugins: PLUGINS, users: {}, storage: { INBOX: {}, '': { separator: '/', folders: {} } } })
  front.setMaxListeners(0)
  const { connected, admitted } = limitConnections(limits)
  front.connectionHandlers.push(limitInput, connected)
  const mailboxes = new Map<number, Promise<OpenMailbox>>()
  const sockets = new Set<Socket>()

  function openMailbox(id: number): Promise<OpenMailbox> {
    const opened = OpenMailbox.open(services, id, () => forget(id, opened))
    mailboxes.set(id, opened)
    // Whoever enters hears of it.
    opened.catch(() => forget(id, opened))
    return opened
  }

  function forget(id: number, opened: Promise<OpenMailbox>): void {
    if (mailboxes.get(id) === opened) mailboxes.delete(id)
  }

  async function enter(connection: Connection, id: number): Promise<void> {
    const opened = mailboxes.get(id) ?? openMailbox(id)
    const mailbox = await opened
    mailbox.enter(connection)
    admitted(connection)
    const leave = () => {
      mailbox.leave(connection)
      // Whoever comes next reads what the last one has left behind.
      void mailbox.settle().then(() => {
        if (mailbox.isEmpty) forget(id, opened)
      })
    }
    // Whoever has hung up meanwhile says so no more.
    if (connection.socket) connection.socket.once('close', leave)
    else leave()
  }

  async function login(connection: Connection, command: Command): Promise<void> {
    const [address = '', password = ''] = (command.attributes ?? []).map(({ value = '' }) => Buffer.from(value, 'latin1').toString('utf8'))
    const mailbox = connection.state === 'Not Authenticated' ? await whose(services, address, password) : null
    if (!mailbox) return refuse(connection, command)
    await enter(connection, mailbox.id)
    // Nobody was in there yet to be sent out.
    const isSame = (await findMailbox(services.db, address))?.password_hash === mailbox.password_hash
    if (isSame) return answer(connection, command, { status: 'OK', text: 'Signed in' })
    refuse(connection, command)
    connection.socket?.destroySoon()
  }

  front.setCommandHandler('LOGIN', (connection, command, _data, callback) => {
    const { socket } = connection
    void inBackground(services.log, { work: 'imap' }, async () => {
      try {
        await login(connection, command)
      } catch (error) {
        socket?.destroy()
        throw error
      } finally {
        callback()
      }
      return null
    })
  })
  front.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  front.server.listen(services.mail.imap?.port ?? 0, HOST)
  await untilListening(front.server, 'IMAP_PORT')
  const stopListening = await open.listen(MAILBOX_CHANNEL, (payload) => {
    const [what, id] = payload.split(':')
    const heard = mailboxes.get(Number(id))
    void heard?.then((mailbox) => (what === 'new' ? mailbox.fetch() : mailbox.end())).catch(() => undefined)
  })
  const port = portOf(front.server)
  services.mail.imap = { host: HOST, port }

  return {
    host: HOST,
    port,
    async close() {
      await stopListening()
      const ended = new Promise<void>((resolve) => front.close(resolve))
      for (const socket of sockets) socket.destroy()
      await ended
      for (const opened of mailboxes.values()) await (await opened).settle()
    },
  }
}

/** The mailbox whose address and password these are. Many wrong ones have to wait; an unknown address takes as long as a wrong password. */
async function whose(services: Services, address: string, password: string): Promise<FoundMailbox | null> {
  await services.clock.refresh()
  const mailbox = await findMailbox(services.db, address)
  const key = `imap:${mailbox?.id ?? address.toLowerCase()}`.slice(0, 400)
  if ((await countGuess(services, key)).count > MAX_WRONG_PASSWORDS) return null
  if (!(await checkPassword(mailbox?.password_hash, password)) || !mailbox) return null
  await forgetAttempts(services.db, key)
  return mailbox
}

const refuse = (connection: Connection, command: Command): void =>
  answer(connection, command, { status: 'NO', text: '[AUTHENTICATIONFAILED] Address or password are wrong' })
