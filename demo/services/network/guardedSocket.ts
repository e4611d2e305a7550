import { connect, isIP, type Socket } from 'node:net'
import { BlockedAddress, guardedLookup, isPublicAddress } from './addressGuard'

const CONNECT_MS = 10_000

/** A connection to a stranger's server. What its name resolves to is what is connected to, and it has to be on the open internet. */
export function guardedSocket(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // Addresses are not looked up.
    if (isIP(host) && !isPublicAddress(host)) throw new BlockedAddress('private address')
    const socket = connect({ host, port, lookup: guardedLookup, timeout: CONNECT_MS })
    const giveUp = () => socket.destroy(new Error('The mail server does not answer'))
    socket.once('error', reject)
    socket.once('timeout', giveUp)
    socket.once('connect', () => {
      socket.off('error', reject).off('timeout', giveUp).setTimeout(0)
      resolve(socket)
    })
  })
}
