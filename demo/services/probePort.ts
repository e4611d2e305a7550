import { connect } from 'node:net'

const TIMEOUT_MS = 4_000

/** Whether something answers on the port of the host. */
export function probePort(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS })
    const answer = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.once('connect', () => answer(true))
    socket.once('timeout', () => answer(false))
    socket.once('error', () => answer(false))
  })
}
