/** @jest-environment ./test/server/support/environment.cjs */
import fc from 'fast-check'
import type { ServerRoute } from '../../../src/contract/server'
import { servedRoutes } from '../../../demo/createApp'
import { createPortalLink } from '../../../demo/features/portal/portalLinks'
import { methodsOf, pathTemplate } from '../../../demo/kernel/routePath'
import { LOGINS, seed } from '../../../demo/seeds'
import type { Browser } from '../support/Browser'
import { PASSWORD } from '../support/fixture'
import { fitting } from '../support/fitting'
import { memberOf } from '../support/memberOf'
import { portalTokenOf } from '../support/portal'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let browser: Browser
beforeAll(async () => {
  host = await startTestHost()
  const { db, files, clock } = host.services
  await seed({ db, files, name: 'small', now: clock.now() })
  const { user_id, partner_id } = await memberOf(host, LOGINS[0]?.email ?? '')
  browser = await host.as(user_id, partner_id)
  await browser.send('POST', '/api/profile/confirm', { password: PASSWORD })
  // The customer is asked about the website then.
  await host.open.db.updateTable('websites').set({ status: 'preparation' }).where('id', '=', 1).execute()
  await browser.open(await createPortalLink(db, { websiteId: 1, userId: null, now: clock.now() }))
  browser.portalToken = await portalTokenOf(host.open, browser)
})
afterAll(() => host.close())

/** Afterwards the rest would be asked as somebody else, or as nobody. */
const SESSIONS = new Set(['api_partner_device_sign_out', 'partner_logout', 'backoffice_logout'])
const routes = servedRoutes().filter(({ name, body, query }) => (body ?? query) && !SESSIONS.has(name))

/** The first records of the demo. */
const id = fc.integer({ min: 1, max: 12 })

function requestOf(route: ServerRoute): fc.Arbitrary<{ path: string; body: unknown }> {
  const names = pathTemplate(route).match(/\{\w+\}/g) ?? []
  const paths = fc
    .tuple(...names.map(() => id))
    .map((ids) => ids.reduce<string>((path, each) => path.replace(/\{\w+\}/, String(each)), pathTemplate(route)))
  const query = route.query ? fitting(route.query) : fc.constant({})
  return fc.record({
    path: fc.tuple(paths, query).map(([path, asked]) => `${path}?${wordsOf(asked)}`),
    body: route.body ? fitting(route.body) : fc.constant(undefined),
  })
}

const entriesOf = (values: unknown) =>
  Object.entries(values ?? {}).flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
const wordsOf = (values: unknown) => new URLSearchParams(entriesOf(values).map(([name, value]) => [name, String(value)]))

function sentAs(type: ServerRoute['bodyType'], body: unknown): unknown {
  if (type === 'form') return wordsOf(body)
  if (type !== 'multipart') return body
  const form = new FormData()
  for (const [name, value] of entriesOf(body))
    form.append(name, value && typeof value === 'object' ? new File(['a'], 'a.txt') : String(value))
  return form
}

describe('whatever fits its schema', () => {
  it.each(routes.map((route) => [route.name, route] as const))('%s takes or refuses', async (_, route) => {
    await fc.assert(
      fc.asyncProperty(requestOf(route), async ({ path, body }) => {
        const { status } = await browser.send(methodsOf(route).at(-1) ?? 'POST', path, sentAs(route.bodyType, body))
        // 502 and 503: a service that the test has not.
        if (![502, 503].includes(status)) expect(status).toBeLessThan(500)
      }),
      { numRuns: 4 },
    )
  })
})
