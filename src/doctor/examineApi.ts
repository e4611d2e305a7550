import type { ServerRoute } from '../contract/server'
import { createRouter } from '../routes'
import type { CheckId } from './checkList'
import type { Examined } from './Examined'
import { type Finding, finding } from './Finding'
import { judgeAnswer } from './judgeAnswer'
import { whyUnreachable, PATIENCE_SECONDS } from './reach'
import { addressOf, safeRoutes } from './safeRoutes'

export interface ApiOptions {
  /** Address of the page, which its routes are relative to. */
  readonly url: string
  readonly cookie?: string
  /** Values for placeholders: `{website: '17'}`. Routes with others are left out. */
  readonly params: Readonly<Record<string, string>>
}

export interface ApiReport {
  readonly findings: readonly Finding[]
  /** Names of the routes that were called. */
  readonly called: readonly string[]
}

/** Calls the routes of the page that only read, and holds the answers against the contract. Nothing is changed on the server. */
export async function examineApi({ page }: Examined, options: ApiOptions): Promise<ApiReport> {
  const { host, protocol } = new URL(options.url)
  const router = createRouter(page?.routes, { host, scheme: protocol.slice(0, -1), ...(page && { locale: page.locale }) })
  const params = { ...(page?.config.websiteId && { website: String(page.config.websiteId) }), ...options.params }
  const findings: Finding[] = []
  const called: string[] = []
  for (const route of safeRoutes) {
    const address = addressOf(route, router, params)
    // A cookie is for the host it was given for.
    if (!address || new URL(address, options.url).host !== host) continue
    called.push(route.name)
    findings.push(...(await callRoute(route, new URL(address, options.url), options.cookie)))
  }
  return { findings, called }
}

async function callRoute(route: ServerRoute, url: URL, cookie: string | undefined): Promise<Finding[]> {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', ...(cookie && { cookie }) }
  const found = (check: CheckId, text: string) => [finding(check, `${route.name} (GET ${url.pathname}): ${text}`)]
  let response: Response
  try {
    response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_SECONDS * 1000) })
  } catch (error) {
    return found('api/unreachable', whyUnreachable(url, error))
  }
  const isRedirect = response.status >= 300 && response.status < 400
  if (response.status === 401 || isRedirect) return found('api/unauthorized', `the server answers ${response.status}`)
  // Another person may have the right, and not every website has everything.
  const isAboutOne = route.path.includes('{')
  if (response.status === 403 || response.status === 402 || (response.status === 404 && isAboutOne)) return []
  if (!response.ok) return found('api/status', `the server answers ${response.status}`)
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? ''))
    return found('api/type', `the answer comes as "${response.headers.get('content-type') ?? ''}", not as JSON`)
  return checkAnswer(route, await response.text(), found)
}

function checkAnswer(route: ServerRoute, text: string, found: (check: CheckId, text: string) => Finding[]): Finding[] {
  const judged = judgeAnswer(route, text)
  if (!judged.isJson) return found('api/syntax', 'the answer is not JSON')
  return judged.issues.flatMap(({ path, expected }) => found('api/answer', `${path || 'the answer'}: expected ${expected}`))
}
