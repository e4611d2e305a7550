export type Fetch = (url: URL | string, init?: RequestInit) => Promise<Response>

/** How long a server may take for one answer unless told. */
export const PATIENCE_SECONDS = 10

const CERTIFICATE = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

/** Why an address gave no answer, in one sentence or two, with what to do. */
export function whyUnreachable(url: URL | string, error: unknown): string {
  const cause = partOf(error, 'cause') ?? error
  const reason = String(partOf(cause, 'message') || partOf(cause, 'name') || cause)
  const code = String(partOf(cause, 'code') ?? '')
  if (partOf(error, 'name') === 'TimeoutError') return `${url} has not answered in time. Is it busy, or does another program listen there?`
  if (/redirect count exceeded/.test(reason)) return `${url} redirects for ever. Does it lead to a sign-in that leads back?`
  if (CERTIFICATE.test(code))
    return `${url} has no valid certificate (${code}). If you trust who signed it, name that file in NODE_EXTRA_CA_CERTS.`
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') return `${url} does not speak TLS. Does its address begin with http://?`
  if (code === 'ERR_INVALID_URL') return `${url} is no address. Name one such as http://localhost:8000/.`
  return `${url} cannot be reached: ${reason}. Is the server running, and is this its address?`
}

/** `fetch` may come from another realm, whose errors are none of ours. */
const partOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

export interface ReadPage {
  readonly html: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** What it sets, as the header `Cookie` sends it back. */
  readonly cookies: string
}

/** Reads a page as a browser opens it; what goes wrong is told in words. */
export async function readPageAt(
  url: string,
  headers: Readonly<Record<string, string>>,
  { fetch: open = fetch, seconds = PATIENCE_SECONDS }: { fetch?: Fetch; seconds?: number } = {},
): Promise<ReadPage> {
  const answer = await answerOf(url, () =>
    open(url, { headers: { accept: 'text/html', ...headers }, signal: AbortSignal.timeout(seconds * 1000) }),
  )
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}. ${adviceFor(answer.status)}`)
  const type = answer.headers.get('content-type') ?? ''
  if (!/\bhtml\b/i.test(type)) throw new Error(`${url} is no page: it comes as "${type}". Name the address of a page with islands.`)
  const html = await answerOf(url, () => answer.text())
  return { html, url: answer.url || url, headers: Object.fromEntries(answer.headers), cookies: cookiesOf(answer.headers) }
}

export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ')

const answerOf = <T>(url: string, ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) => {
    throw new Error(whyUnreachable(url, error))
  })

const adviceFor = (status: number): string => {
  if (status === 401 || status === 403) return 'Pass the cookie of a signed-in person: --cookie "name=value".'
  return status === 404 ? 'Check the address.' : 'The page was not made; the log of your server says why.'
}
