import type { Server } from 'node:net'

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new TypeError('The server listens on no port')
  return address.port
}
