import * as v from 'valibot'
import type { ServerRoute } from '../contract/server'
import { contractRoutes } from '../contract/table'
import { createRouter, RouteError, type Router } from '../routes'
import type { CheckId } from './checkList'
import type { Examined } from './Examined'
import { type Finding, finding } from './Finding'

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

/** More paths of one answer say nothing new. */
const MAX_ISSUES = 5

/** Calls the routes of the page that only read, and holds the answers against the contract. Nothing is changed on the server. */
export async function examineApi({ page }: Examined, options: ApiOptions): Promise<ApiReport> {
  const { host, protocol } = new URL(options.url)
  const router = createRouter(page?.routes, { host, scheme: protocol.slice(0, -1), ...(page && { locale: page.locale }) })
  const params = { ...(page?.config.websiteId && { website: String(page.config.websiteId) }), ...options.params }
  const findings: Finding[] = []
  const called: string[] = []
  for (const route of contractRoutes.filter(isSafe)) {
    const address = addressOf(route, router, params)
    // A cookie is for the host it was given for.
    if (!address || new URL(address, options.url).host !== host) continue
    called.push(route.name)
    findings.push(...(await callRoute(route, new URL(address, options.url), options.cookie)))
  }
  return { findings, called }
}

/** Routes that read, answer with JSON, and need nothing in their query. */
const isSafe = ({ method, query, answer }: ServerRoute): boolean =>
  (method === 'GET' || method === 'ANY') && typeof answer === 'object' && (!query || v.is(query, {}))

function addressOf(route: ServerRoute, router: Router, params: ApiOptions['params']): string | undefined {
  const name = route.urlName ?? route.name
  if (!router.has(name)) return undefined
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param)
  try {
    return router.generate(name, Object.fromEntries(names.flatMap((param) => (params[param] ? [[param, params[param]]] : []))))
  } catch (error) {
    if (error instanceof RouteError) return undefined
    throw error
  }
}

async function callRoute(route: ServerRoute, url: URL, cookie: string | undefined): Promise<Finding[]> {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', ...(cookie && { cookie }) }
  const found = (check: CheckId, text: string) => [finding(check, `${route.name} (GET ${url.pathname}): ${text}`)]
  let response: Response
  try {
    response = await fetch(url, { headers, redirect: 'manual' })
  } catch (error) {
    return found('api/unreachable', error instanceof Error ? error.message : String(error))
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
  const json = parsed(text)
  if (!json) return found('api/syntax', 'the answer is not JSON')
  if (typeof route.answer === 'string') return []
  const { issues = [] } = v.safeParse(route.answer, json.value)
  const lines = issues.map((issue) => `${v.getDotPath(issue) ?? 'the answer'}: expected ${issue.expected ?? 'another value'}`)
  return lines.slice(0, MAX_ISSUES).flatMap((line) => found('api/answer', line))
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
