import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer, type Settings as Http2Settings } from 'node:http2'
import { serve } from '@hono/node-server'
import { portOf, untilListening } from './services'
import type { Host } from './kernel/context'
import { openRequests, type OpenRequests } from './openRequests'
import { PromptResponse } from './promptResponse'
import type { Settings } from './settings'

/** Longer than proxies keep a connection that rests (nginx and common balancers: 60 s): one that the host closes first would lose a request. */
const KEEP_ALIVE_MS = 75_000

/** Sends first what browsers need first, as their `priority` header says (RFC 9218, section 2.1). The types of Node do not know `customSettings`. */
const BY_PRIORITY: Http2Settings & { customSettings: Record<number, number> } = { customSettings: { 9: 1 } }
const HTTP2 = { allowHTTP1: true, settings: BY_PRIORITY, Http2ServerResponse: PromptResponse }

interface Listening {
  origin: string
  requests: OpenRequests
}

/**
 * Serves the host by HTTP, or over TLS by HTTP/2 and, for who does not speak it, by HTTP/1.1.
 * Throws with a sentence when nobody can listen there, or when the certificate cannot be read.
 */
export async function listen(app: Host, settings: Settings): Promise<Listening> {
  const { port, hostname, tls } = settings
  const address = { fetch: app.fetch, port, hostname }
  const server =
    tls === 'own'
      ? serve({ ...address, createServer: createSecureServer, serverOptions: { ...(await certificateOf(settings)), ...HTTP2 } })
      : serve({ ...address, createServer, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } })
  const requests = openRequests(server)
  await untilListening(server, 'HOST and PORT')
  const origin = `${tls === 'own' ? 'https' : 'http'}://${hostname}:${portOf(server)}`
  return { origin, requests }
}

/** The one that is named; without, one that nobody vouches for, so that the demo can be seen over TLS. */
async function certificateOf({ hostname, certificate }: Settings): Promise<{ cert: string; key: string }> {
  if (certificate) return { cert: await readNamed('TLS_CERT', certificate.cert), key: await readNamed('TLS_KEY', certificate.key) }
  // Loaded here, because few starts need it and its packages take a tenth of a second.
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: hostname }])
  return { cert: made.cert, key: made.private }
}

const readNamed = (setting: string, file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`${setting}: the file cannot be read (${error.message}).`)
  })
