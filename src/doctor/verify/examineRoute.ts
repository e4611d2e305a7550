import type { ServerRoute } from '../../contract/server'
import type { Person } from './Call'
import { checkAnswer } from './checks/answer'
import { checkNobody } from './checks/nobody'
import { checkPaging } from './checks/paging'
import { checkRefusal } from './checks/refusal'
import { checkOtherPartner, checkSecond, checkStranger } from './checks/strangers'
import type { Caller } from './createCaller'
import { type Reporter, reporterOf, type VerifyFinding } from './VerifyFinding'
import type { RouteReport } from './VerifyReport'

export interface RouteOptions {
  readonly caller: Caller
  readonly first: Person
  readonly second: Person | undefined
  addressOf(params: Readonly<Record<string, string>>): URL | undefined
}

export interface Examination {
  readonly state: RouteReport['state']
  readonly findings: readonly VerifyFinding[]
  /** The JSON of a good answer. */
  readonly value?: unknown
}

/** Everything about one route that only reads. */
export async function examineRoute(route: ServerRoute, url: URL, options: RouteOptions): Promise<Examination> {
  const { caller, first } = options
  const report = reporterOf(route.name)
  const reply = await caller.ask({ method: 'GET', url, person: first })
  if (reply.status < 200 || reply.status >= 300) return unserved(route, reply, report)
  const findings = checkAnswer(route, reply, report)
  if (findings.some(({ check }) => check === 'type' || check === 'syntax')) return { state: 'wrong', findings }
  const value: unknown = JSON.parse(reply.text)
  const subject = { ...options, route, reply, value, report }
  for (const check of [checkPaging, checkStranger, checkOtherPartner, checkSecond, checkNobody]) findings.push(...(await check(subject)))
  return { state: findings.length > 0 ? 'wrong' : 'served', findings, value }
}

function unserved(route: ServerRoute, reply: Awaited<ReturnType<Caller['ask']>>, report: Reporter): Examination {
  const { call, status } = reply
  const isAboutOne = route.path.includes('{')
  if (status === 401 || (status >= 300 && status < 400))
    return { state: 'wrong', findings: report('login', call, `the server answers ${status}`) }
  if (status === 405 || status === 501 || (status === 404 && !isAboutOne))
    return { state: 'missing', findings: report('missing', call, `the server answers ${status}`) }
  // Another person may have the right, and not every website has everything.
  const isRefusal = [402, 403, 404].includes(status)
  const findings = checkRefusal(reply, report)
  if (isRefusal || findings.length > 0) return { state: findings.length > 0 ? 'wrong' : 'refused', findings }
  return { state: 'wrong', findings: report('status', call, `the server answers ${status}`) }
}
