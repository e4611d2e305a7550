import { randomUUID } from 'node:crypto'
import type { ServerRoute } from '../../contract/server'
import type { Trial } from '../../contract/trials'
import { may, PARTNER_HEADER } from '../../model'
import type { Call, Person } from './Call'
import { checkAnswer } from './checks/answer'
import { checkRefusal } from './checks/refusal'
import type { Caller, Reply } from './createCaller'
import { arrayOf, valueOf } from './knownIds'
import { neededRight } from './rights'
import { reporterOf, type VerifyFinding } from './VerifyFinding'

export interface TrialOptions {
  readonly caller: Caller
  readonly first: Person
  readonly second: Person | undefined
  addressOf(route: ServerRoute, params?: Readonly<Record<string, string>>): URL | undefined
}

/** Undefined when nothing was tried, as the page does not name all routes of the trial or the list is not to be had. */
export async function examineTrial(trial: Trial, options: TrialOptions): Promise<VerifyFinding[] | undefined> {
  const { list, make, change, drop, param } = trial
  const isNamed = options.addressOf(list) && [make, change, drop].every((route) => options.addressOf(route, { [param]: '1' }))
  const before = isNamed && (await rowsOf(trial, options))
  if (!before) return undefined
  const known = new Set(before.map(idOf))
  const mark = `verify ${randomUUID().slice(0, 8)}`
  /** What stands in the list with the mark and did not stand there before: nothing else is ever taken away. */
  const made = async () =>
    ((await rowsOf(trial, options)) ?? []).filter((row) => !known.has(idOf(row)) && JSON.stringify(row).includes(mark)).map(idOf)
  const findings = [...(await refuseForged(trial, options, mark)), ...(await refuseBodies(trial, options, mark))]
  for (const id of await made()) await send(drop, options, { params: { [param]: id } })
  findings.push(...(await makeAndChange(trial, options, mark, made)))
  for (const id of await made()) findings.push(...(await takeAway(trial, options, id, made)))
  return findings
}

const idOf = (row: unknown): string => String(valueOf(row, 'id'))

async function rowsOf({ list }: Trial, options: TrialOptions): Promise<readonly unknown[] | undefined> {
  const reply = await send(list, options)
  return reply?.status === 200 ? arrayOf(jsonOf(reply)) : undefined
}

function jsonOf({ text }: Reply): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Sent extends Partial<Pick<Call, 'person' | 'instead'>> {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

async function send(route: ServerRoute, options: TrialOptions, { params, body, ...rest }: Sent = {}): Promise<Reply | undefined> {
  const url = options.addressOf(route, params)
  if (!url) return undefined
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  return options.caller.ask({ method: route.method, url, person: options.first, ...(text !== undefined && { body: text }), ...rest })
}

/** Calls that a page of the person would not make. */
async function refuseForged({ make, body }: Trial, options: TrialOptions, mark: string): Promise<VerifyFinding[]> {
  const { first, second } = options
  const { csrf, config } = first.page ?? {}
  const right = neededRight(make.name)
  const report = reporterOf(make.name)
  // No browser sends another header by itself.
  const isCookie = first.login.some(({ name }) => name === 'Cookie')
  const lacksRight = second?.page?.user && right && may(right, second.page.user.roles) === 'none'
  const forged: [isTried: unknown, check: 'csrf' | 'partner' | 'stranger' | 'rights', how: string, sent: Sent][] = [
    [isCookie && csrf, 'csrf', 'without the token', { instead: { [csrf?.header ?? '']: undefined } }],
    [isCookie && csrf, 'csrf', 'with the token of somebody else', { instead: { [csrf?.header ?? '']: 'somebody-elses' } }],
    [isCookie && csrf, 'csrf', 'without X-Requested-With', { instead: { 'X-Requested-With': undefined } }],
    [config?.partnerId, 'partner', 'of a page of another partner', { instead: { [PARTNER_HEADER]: String((config?.partnerId ?? 0) + 1) } }],
    [true, 'stranger', 'of somebody who is not signed in', { person: undefined }],
    [lacksRight, 'rights', 'of the second login, which lacks the right', { person: second }],
  ]
  const findings: VerifyFinding[] = []
  for (const [isTried, check, how, sent] of forged) {
    const reply = isTried ? await send(make, options, { body: body(mark), ...sent }) : undefined
    if (!reply) continue
    const isDone = reply.status > 0 && reply.status < 400
    findings.push(...(isDone ? report(check, reply.call, `a change ${how} is answered ${reply.status}`) : checkRefusal(reply, report)))
  }
  return findings
}

/** Bodies that do not fit: no JSON, nothing in it, and each field with a value of another type. */
async function refuseBodies({ make, body }: Trial, options: TrialOptions, mark: string): Promise<VerifyFinding[]> {
  const report = reporterOf(make.name)
  const whole = body(mark)
  const bodies: [what: string, body: unknown, field?: string][] = [
    ['that is no JSON', '{"a":'],
    ['without its fields', {}],
    ...Object.keys(whole).map((field): [string, unknown, string] => [
      `with another type as "${field}"`,
      { ...whole, [field]: { mark } },
      field,
    ]),
  ]
  const findings: VerifyFinding[] = []
  for (const [what, sent, field] of bodies) {
    const reply = await send(make, options, { body: sent })
    if (!reply) continue
    if (reply.status > 0 && reply.status < 400) findings.push(...report('body', reply.call, `a body ${what} is answered ${reply.status}`))
    else if (reply.status >= 400 && reply.status < 500 && field && !namesField(reply, field))
      findings.push(...report('body', reply.call, `the refusal of a body ${what} does not name the field`))
    else findings.push(...checkRefusal(reply, report))
  }
  return findings
}

const namesField = (reply: Reply, field: string): boolean => {
  const errors = valueOf(jsonOf(reply), 'errors')
  return Array.isArray(errors) && errors.some((error) => String(valueOf(error, 'name')).split('.')[0] === field)
}

/** As a page does it: it is made, stands in the list, and is changed. */
async function makeAndChange(trial: Trial, options: TrialOptions, mark: string, made: () => Promise<string[]>): Promise<VerifyFinding[]> {
  const { make, change, param, body, changed } = trial
  const reply = await send(make, options, { body: body(mark) })
  if (!reply) return []
  if (reply.status < 200 || reply.status >= 300) return unmade(make, reply)
  const findings = checkAnswer(make, reply, reporterOf(make.name))
  const [id] = await made()
  if (!id) return [...findings, ...reporterOf(make.name)('write', reply.call, 'what was made does not stand in its list')]
  if (idOf(jsonOf(reply)) !== id)
    findings.push(...reporterOf(make.name)('write', reply.call, 'the answer has another id than the list', 'id'))
  const after = await send(change, options, { params: { [param]: id }, body: changed(mark) })
  if (!after) return findings
  if (after.status < 200 || after.status >= 300) return [...findings, ...unmade(change, after)]
  findings.push(...checkAnswer(change, after, reporterOf(change.name)))
  const isChanged = Object.entries(changed(mark)).every(([name, value]) => valueOf(jsonOf(after), name) === value)
  return isChanged
    ? findings
    : [...findings, ...reporterOf(change.name)('write', after.call, 'the answer to the change is as it was before')]
}

/** A person may lack the right, the plan the room. */
const unmade = (route: ServerRoute, reply: Reply): VerifyFinding[] =>
  [402, 403].includes(reply.status) || reply.status >= 500 || reply.failure
    ? checkRefusal(reply, reporterOf(route.name))
    : reporterOf(route.name)('status', reply.call, `what fits the contract is answered ${reply.status}`)

async function takeAway(trial: Trial, options: TrialOptions, id: string, made: () => Promise<string[]>): Promise<VerifyFinding[]> {
  const { drop, param } = trial
  const report = reporterOf(drop.name)
  const reply = await send(drop, options, { params: { [param]: id } })
  if (!reply) return []
  if (reply.status < 200 || reply.status >= 300) return unmade(drop, reply)
  if ((await made()).includes(id)) return report('write', reply.call, 'what was taken away still stands in its list')
  const again = await send(drop, options, { params: { [param]: id } })
  if (!again) return []
  return again.status === 404
    ? checkRefusal(again, report)
    : report('nobody', again.call, `what is gone already is answered ${again.status}`)
}
