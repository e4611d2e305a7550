/** @jest-environment ./test/server/support/environment.cjs */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reportGoals } from '../../../../demo/features/shell/reportGoals'
import { createOnboardingGuide } from '../../../../demo/services'
import { addMessage, addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let reported: string[]
const guide = {
  report: async (partnerId: number, goal: string) => {
    if (partnerId === host.fixture.ours) reported.push(goal)
  },
}
beforeAll(async () => {
  host = await startTestHost()
})
beforeEach(() => {
  reported = []
})
afterAll(() => host.close())

async function goals(): Promise<Record<string, boolean>> {
  const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  return ((await (await admin.get('/goals')).json()) as { result: Record<string, boolean> }).result
}

/** What was claimed long ago. */
const endLeases = () =>
  host.open.db
    .updateTable('goal_reports')
    .set({ leased_until: new Date(0) })
    .execute()

it('leads whoever opens them in a browser to where they are shown', async () => {
  const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  const opened = await admin.open('/goals')
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
})

it('reads what has been reached from what was done, and reports each goal once', async () => {
  const { ours, theirs } = host.fixture
  expect(await goals()).toMatchObject({ hasInvitedUser: true, hasCreatedWebsite: false, hasReceivedMessage: false })
  await reportGoals(host.services, guide)
  expect(reported).toEqual(['hasInvitedUser'])

  // What others do is none of our goals.
  await addWebsite(host.open.db, theirs, { published_at: NOW })
  const website = await addWebsite(host.open.db, ours, { checked_at: NOW, customer_invited_at: NOW })
  await addMessage(host.open.db, ours, website, { source: 'feedback' })
  expect(await goals()).toEqual({
    hasInvitedUser: true,
    hasCreatedWebsite: true,
    hasInvitedCustomer: true,
    hasReceivedMessage: true,
    hasCheckedWebsite: true,
    hasReceivedFeedback: true,
    hasPublishedWebsite: false,
  })
  // Two processes at the same moment.
  await Promise.all([reportGoals(host.services, guide), reportGoals(host.services, guide)])
  expect(reported).toHaveLength(6)
  await endLeases()
  await reportGoals(host.services, guide)
  expect(reported).toHaveLength(6)
})

it('reports a goal again that the guide did not take, after a while', async () => {
  await host.open.db.updateTable('websites').set({ published_at: NOW }).where('partner_id', '=', host.fixture.ours).execute()
  await expect(reportGoals(host.services, { report: () => Promise.reject(new Error('away')) })).rejects.toThrow('away')
  await reportGoals(host.services, guide)
  expect(reported).toEqual([])
  await endLeases()
  await reportGoals(host.services, guide)
  expect(reported).toEqual(['hasPublishedWebsite'])
})

it('loses no goal when the process is killed between its claim and its report, or before the report is settled', async () => {
  const { db } = host.open
  await db.deleteFrom('goal_reports').execute()
  // Neither returns nor throws: the rest of that process never runs.
  const killed = new Promise<void>((reached) => {
    void reportGoals(host.services, {
      report: () => {
        reached()
        return new Promise(() => {})
      },
    })
  })
  await killed
  await endLeases()
  await reportGoals(host.services, guide)
  expect(new Set(reported)).toEqual(new Set(Object.keys(await goals())))
  expect(reported).toHaveLength(7)
})

it('tells the guide by a key that is the same for the same goal, and takes no refusal for a yes', async () => {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    asked.push([request.method, request.headers['idempotency-key']])
    response.statusCode = asked.length === 1 ? 503 : 204
    request.resume().once('end', () => response.end())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A server that listens by TCP has an address of that kind.
  const { port } = server.address() as AddressInfo
  const outside = createOnboardingGuide(`http://127.0.0.1:${port}/goals`)
  await expect(outside.report(7, 'hasInvitedUser')).rejects.toThrow('503')
  await outside.report(7, 'hasInvitedUser')
  await outside.report(7, 'hasCreatedWebsite')
  server.closeAllConnections()
  server.close()
  expect(asked).toEqual([
    ['POST', 'goal-7-hasInvitedUser'],
    ['POST', 'goal-7-hasInvitedUser'],
    ['POST', 'goal-7-hasCreatedWebsite'],
  ])
})

it('shows the first steps to a person until that person puts them away', async () => {
  await host.open.db.updateTable('websites').set({ published_at: null }).execute()
  const { users, ours } = host.fixture
  const [admin, manager] = [await host.as(users.admin, ours), await host.as(users.manager, ours)]
  const isShown = async (browser: typeof admin) => (await (await browser.open('/')).text()).includes('data-island="goals"')
  expect([await isShown(admin), await isShown(manager)]).toEqual([true, true])
  expect((await admin.send('POST', '/goals/dismiss')).status).toBe(204)
  expect([await isShown(admin), await isShown(manager)]).toEqual([false, true])
})
