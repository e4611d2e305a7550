import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What goes wrong with a file on its way: given what it should be, answers otherwise. */
export type Fault = (response: ServerResponse, file: string) => void

const SCRIPT = { 'content-type': 'text/javascript' }
const PAGE = '<!doctype html><title>Sign in</title><h1>Sign in</h1>'

export const FAULTS: Readonly<Record<string, Fault>> = {
  'answered with a web page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  'a web page that says it is a script': (response) => response.writeHead(200, SCRIPT).end(PAGE),
  'of a wrong type': (response, file) => response.writeHead(200, { 'content-type': 'text/plain' }).end(file),
  'cut short': (response, file) => response.writeHead(200, SCRIPT).end(file.slice(0, file.length / 2)),
  'broken off on its way': (response, file) => {
    response.writeHead(200, { ...SCRIPT, 'content-length': Buffer.byteLength(file) })
    response.write(file.slice(0, file.length / 2), () => response.destroy())
  },
  'of another hash': (response, file) => response.writeHead(200, SCRIPT).end(`${file}\n;globalThis.isTampered = true`),
  'taken away by a deployment': (response) => response.writeHead(404).end(),
  'taken away by a deployment, with a page that says so': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end(PAGE),
}

export interface FaultyProxy {
  readonly origin: string
  /** From now on files whose path matches arrive with the fault; `times` counts answers, queries or not. */
  readonly break: (path: RegExp, fault: Fault, times?: number) => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Stands before a host, and breaks what comes from it. Queries of files are stripped, as some proxies do. */
export async function startFaultyProxy(origin: string): Promise<FaultyProxy> {
  let broken: { path: RegExp; fault: Fault; left: number } | undefined
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin)
    const isFile = pathname.startsWith('/assets/')
    const target = new URL(pathname + (isFile ? '' : search), origin)
    const breaks = isFile && broken?.path.test(pathname) && broken.left-- > 0 ? broken.fault : undefined
    forward(request, response, target, breaks)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    break: (path, fault, times = Infinity) => {
      broken = { path, fault, left: times }
    },
    mend: () => {
      broken = undefined
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forward(request: IncomingMessage, response: ServerResponse, target: URL, fault: Fault | undefined): void {
  const { method } = request
  // A fault needs the file as it is.
  const headers = fault ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers
  // A connection each: one that is kept could be closed, by its host or below, while the next request is on it.
  const forwarded = http.request(target, { method, headers, agent: false }, (answer) => {
    if (fault) void text(answer).then((file) => fault(response, file))
    else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
  })
  forwarded.on('error', () => response.destroy())
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}
