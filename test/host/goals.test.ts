/** @jest-environment ./test/host/support/environment.cjs */
import { addMessage, addWebsite, NOW } from './support/fixture'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
let reported: string[]
beforeAll(async () => {
  host = await startTestHost()
})
beforeEach(() => {
  reported = []
  host.services.onboardingGuide = {
    report: async (partnerId, goal) => {
      reported.push(`${partnerId} ${goal}`)
    },
  }
})
afterAll(() => host.close())

async function goals(): Promise<Record<string, boolean>> {
  const admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  return ((await (await admin.get('/goals')).json()) as { result: Record<string, boolean> }).result
}

it('reads what has been reached from what was done, and reports each goal once', async () => {
  const { ours, theirs } = host.fixture
  expect(await goals()).toMatchObject({ hasInvitedUser: true, hasCreatedWebsite: false, hasReceivedMessage: false })
  expect(reported).toEqual([`${ours} hasInvitedUser`])

  // What others do is none of our goals.
  await addWebsite(host.open.db, theirs, { published_at: NOW })
  const website = await addWebsite(host.open.db, ours, { checked_at: NOW, customer_invited_at: NOW })
  await addMessage(host.open.db, ours, website, { source: 'feedback' })
  // Two tabs, or two processes, ask at the same moment.
  const [reached] = await Promise.all([goals(), goals()])
  expect(reached).toEqual({
    hasInvitedUser: true,
    hasCreatedWebsite: true,
    hasInvitedCustomer: true,
    hasReceivedMessage: true,
    hasCheckedWebsite: true,
    hasReceivedFeedback: true,
    hasPublishedWebsite: false,
  })
  expect(reported).toHaveLength(6)
  await goals()
  expect(reported).toHaveLength(6)
})

it('reports a goal again that the guide did not take', async () => {
  await host.open.db.updateTable('websites').set({ published_at: NOW }).where('partner_id', '=', host.fixture.ours).execute()
  host.services.onboardingGuide = { report: () => Promise.reject(new Error('away')) }
  expect((await goals())['hasPublishedWebsite']).toBe(true)
  host.services.onboardingGuide = {
    report: async (_partner, goal) => {
      reported.push(goal)
    },
  }
  await goals()
  expect(reported).toEqual(['hasPublishedWebsite'])
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
