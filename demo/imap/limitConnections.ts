import type { Socket } from 'node:net'
import type { Connection } from 'hoodiecrow-imap'
import { MINUTE_MS } from '../../src/model'

export interface ConnectionLimits {
  /** How many of one address may be here at a time without having signed in. */
  strangers: number
  signInMs: number
  /** How long nothing may be said by those who have: not less than half an hour (RFC 9051 5.4). */
  idleMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = { strangers: 20, signInMs: MINUTE_MS, idleMs: 30 * MINUTE_MS }

/** Sends out who does not sign in, and who is one too many; whoever is admitted has the time of those who have signed in. */
export function limitConnections({ strangers, signInMs, idleMs }: ConnectionLimits) {
  const waiting = new Map<Socket, NodeJS.Timeout>()

  function forget(socket: Socket): void {
    clearTimeout(waiting.get(socket))
    waiting.delete(socket)
  }

  return {
    connected({ socket }: Connection): void {
      if (!socket) return
      const others = [...waiting.keys()].filter(({ remoteAddress }) => remoteAddress === socket.remoteAddress)
      if (others.length >= strangers) return sayGoodbye(socket, 'Too many connections without a sign-in')
      waiting.set(
        socket,
        setTimeout(() => sayGoodbye(socket, 'Nobody has signed in'), signInMs),
      )
      socket.once('close', () => forget(socket))
    },
    admitted({ socket }: Connection): void {
      if (!socket) return
      forget(socket)
      socket.setTimeout(idleMs, () => sayGoodbye(socket, 'Nothing was said for too long'))
    },
  }
}

function sayGoodbye(socket: Socket, why: string): void {
  socket.write(`* BYE ${why}\r\n`)
  socket.destroySoon()
}
