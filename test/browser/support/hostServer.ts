import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
}
/** The same file under another URL. */
const COPY = /^copies\/\w+\//
/** What a page may load of the repository. */
const FOLDERS = ['dist', 'dist-test', 'node_modules', 'test/fixtures']

/** A page that some system rendered. `{nonce}` in the markup is replaced by the nonce of its policy. */
export interface HostedPage {
  readonly html: string
  /** The strict policy of the architecture, with Trusted Types. */
  readonly isStrict: boolean
}

export interface HostServer {
  readonly origin: string
  /** Publishes a page and returns its URL. */
  publish: (page: HostedPage) => string
  stop: () => Promise<void>
}

/** Serves the pages of the tests, and the bundles and style sheets they link. */
export async function startHostServer(): Promise<HostServer> {
  const pages = new Map<string, HostedPage>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const page = pages.get(pathname)
    if (page) sendPage(page, response)
    else void sendFile(pathname, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    publish(page) {
      const id = `/pages/${randomUUID()}`
      pages.set(id, page)
      return origin + id
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sendPage({ html, isStrict }: HostedPage, response: ServerResponse): void {
  const nonce = randomUUID()
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (isStrict) response.setHeader('content-security-policy', strictPolicy(nonce))
  response.end(html.replaceAll('{nonce}', nonce))
}

const strictPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  const file = path.posix
    .normalize(pathname)
    .slice(1)
    .replace(COPY, '')
    .replace(/^assets\//, 'dist/')
  try {
    if (!FOLDERS.some((folder) => file.startsWith(`${folder}/`))) throw new Error('outside of the folders')
    const content = await readFile(file)
    // Another host of the tests may play the one of the files.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
    response.end(content)
  } catch {
    response.statusCode = 404
    response.end()
  }
}
