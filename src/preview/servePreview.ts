import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { codeOf } from '../init/codeOf'
import { previewHead } from './previewHead'
import { watchSaves } from './watchSaves'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.mjs', 'text/javascript'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
])

const HOST = '127.0.0.1'
const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

interface Preview {
  readonly origin: string
  /** Resolves when the process is told to end. */
  readonly closed: Promise<unknown>
}

/** Serves the islands of a folder under its name, the files of the package under `/assets/`, and tells open pages what was saved. */
export async function servePreview(folder: string, dist: string, port: number): Promise<Preview> {
  const base = `/${path.basename(path.resolve(folder))}/`
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    // A page of somebody else, whose name leads to this machine, reads nothing.
    if (!OWN_HOST.test(request.headers.host ?? '')) response.writeHead(403).end()
    else if (request.url === '/saves') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
      open.add(response)
      response.on('close', () => open.delete(response))
    } else void sendFile(() => placeOf(request.url ?? '/', base, folder, dist), response)
  })
  const stopWatching = watchSaves(folder, (isPage) => {
    for (const response of open) response.write(`data: ${isPage ? 'page' : 'island'}\n\n`)
  })
  // Other machines are not served.
  server.listen(port, HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    stopWatching()
    throw new Error(`Port ${port} cannot be used (${codeOf(error)}): take another one by --port.`, { cause: error })
  }
  const closed = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal))).finally(() => {
    stopWatching()
    server.close()
    server.closeAllConnections()
  })
  // A port of 0 is any that is free; the address of a TCP server is never a text.
  const address = server.address()
  // By number: under the name, another server of this machine may answer at the same port by IPv6.
  return { origin: `http://${HOST}:${typeof address === 'object' ? address?.port : port}`, closed }
}

/** The file of an address. Under `/saved/N/` modules are found anew, with everything that they import from their folder. */
function placeOf(url: string, base: string, folder: string, dist: string): string | undefined {
  const address = decodeURI(new URL(url, 'http://preview').pathname).replace(/^\/saved\/\d+/, '')
  const found = [
    [base, folder],
    ['/assets/', dist],
  ].find(([start = '']) => address.startsWith(start))
  if (!found) return undefined
  const [start = '', root = ''] = found
  const place = path.resolve(root, address.slice(start.length))
  return place.startsWith(path.resolve(root) + path.sep) ? place : undefined
}

async function sendFile(find: () => string | undefined, response: ServerResponse): Promise<void> {
  try {
    // Throws where the address is none.
    const place = find()
    if (!place) throw new Error('outside of the folders')
    const content = await readFile(place)
    const isPreview = path.basename(place) === 'preview.html'
    response.writeHead(200, { 'content-type': TYPES.get(path.extname(place)) ?? 'application/octet-stream', 'cache-control': 'no-store' })
    response.end(isPreview ? content.toString().replace(/(?=<\/head>)/i, () => previewHead(path.basename(path.dirname(place)))) : content)
  } catch {
    response.writeHead(404).end()
  }
}
