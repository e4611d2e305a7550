/** @jest-environment ./test/server/support/environment.cjs */
import * as v from 'valibot'
import { policy } from '../../demo/access/policy/policy'
import { DEMO_PASSWORD, LOGINS } from '../../demo/seeds/logins'
import { seed } from '../../demo/seeds'
import { trials } from '../../src/contract/trials'
import { verifyReportSchema } from '../../src/doctor'
import type { Fetch } from '../../src/doctor/reach'
import { safeRoutes } from '../../src/doctor/safeRoutes'
import { runVerify } from '../../src/doctor/verify/command'
import { neededRight } from '../../src/doctor/verify/rights'
import { answerFaults, behind } from '../fixtures/doctor/answerFaults'
import { startTestHost, type TestHost, tokenOf } from './support/testHost'

const ORIGIN = 'http://host.test'

let host: TestHost
const known = { cookie: '', token: '', partner: '' }
let second = ''
beforeAll(async () => {
  host = await startTestHost()
  const { db, files, clock } = host.services
  await seed({ db, files, name: 'small', now: clock.now() })
  const { fixture } = host
  const people = await db
    .selectFrom('memberships')
    .select(['user_id', 'partner_id', 'roles'])
    .where('partner_id', 'not in', [fixture.ours, fixture.theirs])
    .orderBy('user_id')
    .execute()
  const as = (role: string) => {
    const person = people.find(({ roles }) => roles.includes(`partner_${role}`))
    if (!person) throw new Error(`Nobody is ${role}`)
    known.partner ||= String(person.partner_id)
    return host.as(person.user_id, person.partner_id)
  }
  const admin = await as('admin')
  Object.assign(known, { cookie: admin.cookie, token: await tokenOf(host.open, admin) })
  second = (await as('sales')).cookie
})
afterAll(() => host.close())

const toHost: Fetch = async (url, init) => host.app.fetch(new Request(url, init))

/** The command as a person runs it, with its report as JSON. */
async function verify(args: readonly string[], open: Fetch = toHost) {
  let printed = ''
  const login = ['--cookie', known.cookie, '--second-cookie', second, '--calls-per-minute', '100000']
  const code = await runVerify([`${ORIGIN}/`, ...login, '--json', ...args], (text) => (printed += text), open)
  return { code, printed, report: v.parse(verifyReportSchema, JSON.parse(printed)) }
}

const tagsNow = async () =>
  (await host.open.db.selectFrom('tags').select(['id', 'name']).orderBy('id').execute()).map(({ id, name }) => [id, name])

it('finds nothing on the reference host, and leaves it as it was', async () => {
  const before = await tagsNow()
  // The machine that runs this may be slow.
  const { report } = await verify(['--write'])
  expect(report.findings.filter(({ check }) => check !== 'slow')).toEqual([])
  expect(report.routes.filter(({ state }) => state === 'served').length).toBeGreaterThan(60)
  expect(report.routes.find(({ name }) => name === 'api_partner_tag_delete')).toMatchObject({ state: 'served' })
  expect(await tagsNow()).toEqual(before)
}, 120_000)

it('names every fault that a proxy plants, with a line to see it again and without a secret, and takes away nothing of others', async () => {
  const before = await tagsNow()
  const faults = answerFaults(known)
  expect(faults.length).toBeGreaterThanOrEqual(30)
  const missed: unknown[] = []
  for (const { name, check, route, alter, says = /./ } of faults) {
    const { code, printed, report } = await verify(['--write', '--only', route], behind(toHost, alter))
    const found = report.findings.filter((one) => one.check === check && one.route === route)
    if (code !== 1 || !found.some(({ message, path = '' }) => says.test(message) || says.test(path))) missed.push([name, report.findings])
    for (const { curl } of found) expect(curl).toMatch(/^curl -i .*'http:\/\/host\.test\/api\//)
    for (const secret of [known.cookie, known.token, second]) expect(printed).not.toContain(secret)
  }
  expect(missed).toEqual([])
  expect(await tagsNow()).toEqual(expect.arrayContaining(before))
}, 240_000)

it('knows the rights of the routes that it calls', () => {
  const called = [...safeRoutes, ...trials.flatMap(({ make, change, drop }) => [make, change, drop])]
  for (const { name } of called) {
    const rule = policy[name]
    expect([name, neededRight(name)]).toEqual([name, rule?.access === 'right' ? rule.action : undefined])
  }
})

it('signs in by the form of a page', async () => {
  let printed = ''
  const email = LOGINS.find(({ roles }) => roles.includes('admin'))?.email ?? ''
  const fields = ['--field', `email=${email}`, '--field', `password=${DEMO_PASSWORD}`]
  const args = [`${ORIGIN}/`, '--sign-in', `${ORIGIN}/login`, ...fields, '--only', 'api_partner_tags', '--calls-per-minute', '100000']
  expect(await runVerify(args, (text) => (printed += text), toHost)).toBe(0)
  expect(printed).toContain('1 of 1 route served')
  expect(printed).not.toContain(DEMO_PASSWORD)
})
