import { connect } from 'node:net'
import { guardedLookup, isInnerHost } from './addressGuard'

const TIMEOUT_MS = 4_000

/** Whether something answers on the port of the host, which has to be on the open internet, or on the list of those that may be asked although they are not. */
export function probePort(host: string, port: number, allow: readonly string[]): Promise<boolean> {
  const isAllowed = allow.includes(`${host}:${port}`)
  if (!isAllowed && isInnerHost(host)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS, ...(isAllowed ? {} : { lookup: guardedLookup }) })
    const answer = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.once('connect', () => answer(true))
    socket.once('timeout', () => answer(false))
    socket.once('error', () => answer(false))
  })
}
