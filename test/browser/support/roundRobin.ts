import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that hands every request to the next host in turn, streams of events included. */
export async function startRoundRobin(origins: readonly string[]): Promise<{ origin: string; close: () => Promise<void> }> {
  let turn = 0
  const server = http.createServer((request, response) => {
    const target = new URL(request.url ?? '/', origins[turn++ % origins.length])
    const { method, headers } = request
    // A connection each: one that is kept could be closed, by its host or below, while the next request is on it.
    const forwarded = http.request(target, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, close }
}
