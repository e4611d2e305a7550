import type { ServerRoute } from '../../contract/server'
import { contractRoutes } from '../../contract/table'
import { trials } from '../../contract/trials'
import { createRouter, type Router } from '../../routes'
import { addressOf, placeholdersOf, safeRoutes } from '../safeRoutes'
import type { Person } from './Call'
import { checkNobody } from './checks/nobody'
import type { Severity } from '../checkList'
import type { VerifyCheckId } from './checkList'
import { type CallerOptions, createCaller } from './createCaller'
import { examineRoute } from './examineRoute'
import { examineTrial, type TrialOptions } from './examineTrial'
import { judgeAnswer } from '../judgeAnswer'
import { idsIn, SOURCE_ROUTES, WEBSITES } from './knownIds'
import { readPerson } from './readPerson'
import { type Login, signIn } from './signIn'
import { reporterOf, type VerifyFinding } from './VerifyFinding'
import type { RouteReport, VerifyReport } from './VerifyReport'

type Params = Readonly<Record<string, string>>

export interface VerifyOptions extends CallerOptions {
  /** Of a page with islands, or with `routes` of any page of the server. */
  readonly url: string
  /** In place of those of the page. */
  readonly routes?: unknown
  readonly first: Login
  readonly second?: Login | undefined
  /** Address of the page with the form that both sign in by. */
  readonly form?: string | undefined
  /** Values of placeholders. */
  readonly params: Params
  /** Names of routes, with * for any letters; all when empty. */
  readonly only: readonly string[]
  /** Also make, change and take away again what the contract names for it. */
  readonly write: boolean
}

/** Calls a running server as the islands would, and as they never would, and holds the answers against the contract. */
export async function verify(options: VerifyOptions): Promise<VerifyReport> {
  const { url, second } = options
  const first = await personOf(options.first, options, '')
  const other = second && (await personOf(second, options, 'SECOND_'))
  const routes = options.routes ?? first.page?.routes
  if (routes === undefined) throw new Error(`${url} has no page data. Name a page with islands, or the routes with --routes FILE.`)
  const { host, protocol } = new URL(url)
  const router = createRouter(routes, { host, scheme: protocol.slice(0, -1), ...(first.page && { locale: first.page.locale }) })
  return examineAll(options, router, first, other)
}

async function personOf(login: Login, options: VerifyOptions, prefix: string): Promise<Person> {
  const { url, fetch, seconds, form } = options
  return readPerson(url, await signIn(login, { fetch, seconds, form, prefix }), options)
}

interface About extends TrialOptions {
  readonly router: Router
}

async function examineAll(options: VerifyOptions, router: Router, first: Person, second: Person | undefined): Promise<VerifyReport> {
  const caller = createCaller(options)
  const at = (params: Params) => (route: ServerRoute, more?: Params) =>
    ownAddress(options.url, addressOf(route, router, { ...params, ...more }))
  const asked = contractRoutes.filter((route) => isAsked(route, options.only))
  const about = { caller, first, second, router, addressOf: at(options.params) }
  const ids = asked.some((route) => placeholdersOf(route).length > 0) ? await findIds(about) : {}
  const withIds = { ...about, addressOf: at({ ...ids, ...options.params }) }
  const safe = new Set(safeRoutes)
  const outcomes: Outcome[] = []
  for (const route of asked) outcomes.push(await (safe.has(route) ? examineOne(route, withIds) : untried(route, router)))
  refuseForeign(options.url, outcomes)
  if (options.write) outcomes.push(...(await examineTrials(withIds, new Set(asked))))
  const findings = outcomes.flatMap((outcome) => outcome.findings)
  const routes = [...new Map(outcomes.map(({ report }) => [report.name, report])).values()]
  const count = (severity: Severity) => findings.filter((found) => found.severity === severity).length
  return { report: 1, source: options.url, errors: count('error'), warnings: count('warning'), calls: caller.count(), routes, findings }
}

const isAsked = ({ name }: ServerRoute, only: readonly string[]): boolean =>
  only.length === 0 || only.some((pattern) => new RegExp(`^${pattern.replaceAll(/[^\w*]/g, '').replaceAll('*', '.*')}$`).test(name))

/** Undefined for another host: a login is for the one it was given for. */
function ownAddress(page: string, address: string | undefined): URL | undefined {
  const url = address === undefined ? undefined : new URL(address, page)
  return url?.host === new URL(page).host ? url : undefined
}

/** Ids of what is there. Lists may need an id of another list. */
async function findIds({ caller, first, addressOf: place, router }: About): Promise<Params> {
  const website = first.page?.config.websiteId
  const ids: Record<string, string> = website ? idsIn(WEBSITES, [{ id: website }]) : {}
  for (const route of SOURCE_ROUTES) {
    const url = router.has(route.urlName ?? route.name) ? place(route, ids) : undefined
    const reply = url && (await caller.ask({ method: 'GET', url, person: first }))
    const judged = reply?.status === 200 ? judgeAnswer(route, reply.text) : undefined
    if (judged?.isJson) Object.assign(ids, idsIn(route.name, judged.value))
  }
  return ids
}

interface Outcome {
  readonly report: RouteReport
  readonly findings: readonly VerifyFinding[]
}

const reportOf = ({ name, method }: ServerRoute, state: RouteReport['state'], reason?: string): RouteReport => ({
  name,
  method,
  state,
  ...(reason && { reason }),
})

const UNNAMED = 'the page does not name it'

async function untried(route: ServerRoute, router: Router): Promise<Outcome> {
  const report = router.has(route.urlName ?? route.name)
    ? reportOf(route, 'untried', 'it changes something, answers with no JSON, or needs a query')
    : reportOf(route, 'missing', UNNAMED)
  return { report, findings: [] }
}

async function examineOne(route: ServerRoute, { router, addressOf: place, ...about }: About): Promise<Outcome> {
  if (!router.has(route.urlName ?? route.name)) return { report: reportOf(route, 'missing', UNNAMED), findings: [] }
  const own = { ...about, addressOf: (more: Params) => place(route, more) }
  const url = place(route)
  if (url) {
    const { state, findings } = await examineRoute(route, url, own)
    return { report: reportOf(route, state), findings }
  }
  const findings = await checkNobody({ ...own, route, report: reporterOf(route.name) })
  const reason = 'its address is on another host, or a placeholder has no value: name one with --param'
  return { report: findings.length > 0 ? reportOf(route, 'wrong') : reportOf(route, 'untried', reason), findings }
}

async function examineTrials(about: About, asked: ReadonlySet<ServerRoute>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const trial of trials.filter(({ make, change, drop }) => [make, change, drop].some((route) => asked.has(route)))) {
    const findings = await examineTrial(trial, about)
    if (!findings) continue
    for (const route of [trial.make, trial.change, trial.drop]) {
      const own = findings.filter((found) => found.route === route.name)
      outcomes.push({ report: reportOf(route, own.length > 0 ? 'wrong' : 'served'), findings: own })
    }
  }
  return outcomes
}

/** What all calls have in common is about the address or the login, and said once. */
function refuseForeign(url: string, outcomes: readonly Outcome[]): void {
  const called = outcomes.filter(({ report }) => report.state !== 'missing' && report.state !== 'untried')
  const all = (check: VerifyCheckId) => called.length > 1 && called.every(({ findings }) => findings[0]?.check === check)
  if (all('type')) throw new Error(`${url} answers every call with something else than JSON. Is this the server that serves the contract?`)
  if (all('login')) throw new Error(`${url} lets this login call nothing. Pass the cookie, the header or the fields of somebody signed in.`)
}
