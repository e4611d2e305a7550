import type { Host } from '../../../demo/kernel/context'
import { PASSWORD } from './fixture'

const ORIGIN = 'http://host.test'

type Headers = Record<string, string>

/** What a browser does for a page: keeps the cookie, names its origin, sends what the page told it to send. */
export class Browser {
  readonly cookies = new Map<string, string>()
  token = ''
  /** The token of the customer area, which has a session of its own. */
  portalToken = ''

  /** The session of the team as the header sends it, to be looked at, planted and stolen. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  set cookie(header: string) {
    this.cookies.clear()
    for (const pair of header.split('; ').filter(Boolean)) this.keep(pair)
  }

  constructor(private readonly app: Host) {}

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { host: 'host.test', ...(this.cookie ? { cookie: this.cookie } : {}), ...(init.headers as Headers) }
    const response = await this.app.request(`${ORIGIN}${path}`, { ...init, headers })
    for (const set of response.headers.getSetCookie()) this.keep(set.split(';', 1)[0] ?? '')
    return response
  }

  private keep(pair: string): void {
    const at = pair.indexOf('=')
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  /** As a page's script asks. */
  get(path: string): Promise<Response> {
    return this.request(path, { headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' } })
  }

  /** As a person opens a page. */
  open(path: string): Promise<Response> {
    return this.request(path, { headers: { accept: 'text/html' } })
  }

  /** As a page's script changes something. */
  send(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Response> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const json = body === undefined || isForm ? {} : { 'content-type': 'application/json' }
    return this.request(path, {
      method,
      headers: {
        accept: 'application/json',
        origin: ORIGIN,
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': path.startsWith('/my/') ? this.portalToken || this.token : this.token,
        ...json,
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
  }

  /** As a plain form of a page is sent. */
  submit(path: string, fields: Headers, headers: Headers = {}): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      headers: { accept: 'text/html', origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  }

  logIn(email: string, password = PASSWORD): Promise<Response> {
    return this.submit('/login', { email, password })
  }

  /** The data of the start page. */
  async pageData(path = '/'): Promise<Record<string, unknown>> {
    const html = await (await this.open(path)).text()
    const json = /<script[^>]*data-partner-page[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
    return JSON.parse(json ?? 'null') as Record<string, unknown>
  }
}
