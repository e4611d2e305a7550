import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { serve } from '@hono/node-server'
import { generate } from 'selfsigned'
import type { Host } from './context'
import type { Settings } from './settings'

/** Longer than proxies keep a connection that rests (nginx and common balancers: 60 s): one that the host closes first would lose a request. */
const KEEP_ALIVE_MS = 75_000

/** Serves the host by HTTP, or over TLS by HTTP/2 and, for who does not speak it, by HTTP/1.1. Answers how it is stopped. */
export async function listen(app: Host, settings: Settings, onReady: (origin: string) => void): Promise<() => void> {
  const address = { fetch: app.fetch, port: settings.port, hostname: settings.hostname }
  const say = (scheme: string) => (at: { port: number }) => onReady(`${scheme}://${settings.hostname}:${at.port}`)
  if (settings.tls !== 'own') {
    const server = serve({ ...address, createServer, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } }, say('http'))
    return () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    }
  }
  const serverOptions = { ...(await certificateOf(settings)), allowHTTP1: true }
  const server = serve({ ...address, createServer: createSecureServer, serverOptions }, say('https'))
  return () => server.close()
}

/** The one that is named; without, one that nobody vouches for, so that the demo can be seen over TLS. */
async function certificateOf({ hostname, certificate }: Settings): Promise<{ cert: string; key: string }> {
  if (certificate) return { cert: await readFile(certificate.cert, 'utf8'), key: await readFile(certificate.key, 'utf8') }
  const made = await generate([{ name: 'commonName', value: hostname }])
  return { cert: made.cert, key: made.private }
}
