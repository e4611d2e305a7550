import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { watchPage } from './watchPage'

const REPORTS = '/problems-of-the-page'
const NONCE = /'nonce-([^']+)'/

/** The line between the browser and the host: it can be cut, and every page that comes over it tells what goes wrong in it. */
export interface Line {
  readonly origin: string
  /** Errors, failed files and violations of the policy, of all pages so far. */
  readonly problems: string[]
  /** How many answers are under way, streams of events left out. */
  readonly underWay: () => number
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function openLine(host: string): Promise<Line> {
  const problems: string[] = []
  const sockets = new Set<Socket>()
  const answers = new Set<http.ServerResponse>()
  let isCut = false
  const server = http.createServer((request, response) => {
    if (request.headers.accept !== 'text/event-stream') answers.add(response)
    response.once('close', () => answers.delete(response))
    if (request.url === REPORTS)
      void readText(request)
        .then(
          (text) => problems.push(text),
          () => {},
        )
        .then(() => response.end())
    else forward(request, response, host)
  })
  server.on('connection', (socket) => {
    if (isCut) socket.destroy()
    else {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    problems,
    underWay: () => answers.size,
    cut,
    mend: () => void (isCut = false),
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function forward(request: http.IncomingMessage, response: http.ServerResponse, host: string): void {
  const isPage = request.headers.accept?.includes('text/html')
  const headers = { ...request.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
  const forwarded = http.request(new URL(request.url ?? '/', host), { method: request.method, headers, agent: false }, (answer) => {
    if (answer.headers['content-type']?.startsWith('text/html')) void sendWatched(answer, response)
    else {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }
  })
  forwarded.on('error', () => response.destroy())
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}

/** The first script of the page, so that nothing happens before it. Pages without a nonce have no scripts. */
async function sendWatched(answer: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers
  const html = await readText(answer)
  const nonce = NONCE.exec(String(headers['content-security-policy']))?.[1]
  const script = `<script nonce="${nonce}">(${String(watchPage)})(${JSON.stringify(REPORTS)})</script>`
  response.writeHead(answer.statusCode ?? 502, headers)
  response.end(nonce ? html.replace('<head>', () => `<head>${script}`) : html)
}

async function readText(stream: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
