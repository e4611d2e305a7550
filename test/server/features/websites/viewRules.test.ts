/** @jest-environment ./test/server/support/environment.cjs */
import * as v from 'valibot'
import { Website } from '../../../../src/contract'
import { activeStatuses, DAY_MS, isListed, PARTNER_SETTINGS_DEFAULTS, STATUSES, WEBSITE_VIEWS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'

const TODAY = '2026-11-21'
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

let host: TestHost
let manager: Browser
let all: Website[]

const websitesOf = async (view: string): Promise<Website[]> => {
  const { body } = await ask(manager, 'GET', `/api/websites?view=${view}&limit=2000`)
  return v.parse(v.array(Website), body.items)
}

/** Every status with every state that a rule asks for, on both sides of each limit. */
beforeAll(async () => {
  host = await startTestHost()
  manager = await as(host, 'manager')
  const states = [
    {},
    { status_date: daysAgo(31), customer_active_at: daysAgo(15), due_date: '2026-11-20' },
    { status_date: daysAgo(29), customer_active_at: daysAgo(14), due_date: TODAY },
    { customer_active_at: daysAgo(13), due_date: '2026-11-22' },
    { created_at: daysAgo(40), customer_active_at: null, snoozed_until: '2026-11-22' },
    { created_at: daysAgo(40), customer_active_at: null, snoozed_until: TODAY, due_date: '2026-11-01' },
    { created_at: daysAgo(40), customer_active_at: null, lost_at: daysAgo(1), due_date: '2026-11-01' },
    { created_at: daysAgo(40), customer_active_at: null, assigned_to: host.fixture.users.design },
  ]
  for (const status of STATUSES) for (const state of states) await add(host, { status, ...state })
  all = await websitesOf('all-websites')
})
afterAll(() => host.close())

it.each(WEBSITE_VIEWS)('lists in %s what the rule lists, and counts as many', async (view) => {
  const moment = { today: TODAY, now: NOW.getTime(), activeStatuses: activeStatuses(PARTNER_SETTINGS_DEFAULTS.statusSettings) }
  const idsOf = (websites: readonly Website[]) => websites.map(({ id }) => id).toSorted((a, b) => a - b)
  const expected = idsOf(all.filter((website) => isListed(view, website, moment)))
  expect(expected.length).toBeGreaterThan(0)
  expect(idsOf(await websitesOf(view))).toEqual(expected)
  expect((await ask(manager, 'GET', '/api/sidebar_counts')).body[view]).toBe(expected.length)
})

it('tells of a website that is given up that it is not overdue', () => {
  expect(all.filter(({ lost, overdue }) => lost && overdue)).toEqual([])
})
