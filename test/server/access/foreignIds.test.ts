/** @jest-environment ./test/server/support/environment.cjs */
import { LOGINS, seed } from '../../../demo/seeds'
import { servedRoutes } from '../../../demo/createApp'
import { policy } from '../../../demo/access/policy'
import { methodsOf, pathTemplate } from '../../../demo/kernel/routePath'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
  const { db, files, clock } = host.services
  await seed({ db, files, name: 'small', now: clock.now() })
})
afterAll(() => host.close())

/** Its records came after those of the first partner, so low ids are none of its own. */
const STRANGER = LOGINS.findLast(({ roles }) => roles.includes('admin'))?.email ?? ''
const IDS = [1, 2, 3]
const FLAGS = {
  canWhitelabel: true,
  canUseTools: true,
  canUseWebhooks: true,
  isReseller: true,
  isUserSuggestEnabled: true,
  hasOffers: true,
}

/** What is the same for everybody, whatever the id. */
const OPEN = new Set([
  'partner_website_new',
  'partner_profile_language',
  'api_partner_subscription_preview',
  'api_partner_subscription_plan',
])

it('nothing of another partner is reached by its id in any path, with every right and every flag', async () => {
  const { db } = host.open
  const { id, partner_id } = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('users.email', '=', STRANGER)
    .select(['users.id', 'memberships.partner_id'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('partners')
    .set({ flags: JSON.stringify(FLAGS) })
    .where('id', '=', partner_id)
    .execute()
  // Sessions of somebody else have the low ids.
  for (const _ of IDS) await host.as(1, 1)
  const stranger = await host.as(id, partner_id)
  const about = servedRoutes().filter(
    ({ name, path }) => path.includes('{') && ['right', 'self'].includes(policy[name]?.access ?? '') && !OPEN.has(name),
  )
  const reached: unknown[] = []
  for (const route of about) {
    for (const verb of methodsOf(route)) {
      for (const one of IDS) {
        const path = pathTemplate(route).replaceAll(/\{\w+\}/g, String(one))
        const { status } = await stranger.send(verb, path, verb === 'GET' ? undefined : {})
        if (status < 400 || status >= 500) reached.push([route.name, verb, one, status])
      }
    }
  }
  expect(reached).toEqual([])
  expect(about.length).toBeGreaterThan(100)
}, 240_000)
