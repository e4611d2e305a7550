/** @jest-environment ./test/server/support/environment.cjs */
import type { ServerRoute } from '../../../src/contract/server'
import { contractRoutes } from '../../../src/contract/table'
import { type Action, may, type Scope, STATUS_BEHAVIOUR, STATUSES } from '../../../src/model'
import { createApp, servedRoutes, waitingRoutes } from '../../../demo/createApp'
import { policy } from '../../../demo/access/policy/policy'
import { createPortalLink } from '../../../demo/features/portal/portalLinks'
import { honoPath, methodsOf, pathTemplate } from '../../../demo/kernel/routePath'
import type { Rule } from '../../../demo/access/policy/rule'
import { addCollection } from '../support/addCollection'
import { Browser } from '../support/Browser'
import { addWebsite, NOW, ROLE_NAMES, type RoleName } from '../support/fixture'
import { sumsOf } from '../support/partnerRows'
import { portalTokenOf } from '../support/portal'
import { startTestHost, type TestHost } from '../support/testHost'
import { documented, documentedScope, isWritten } from './documentedRights'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ metricsAllow: ['127.0.0.1'] })
  host.services.outside = { ...host.services.outside, shopUrl: 'https://shop.example' }
  // The website of every path with an id.
  await addWebsite(host.open.db, host.fixture.ours, { id: 1 })
  await addCollection(host.open.db)
})
afterAll(() => host.close())

const signedIn = new Map<RoleName, { browser: Browser; cookie: string }>()

/** Somebody who is signed in as usual. Signing in anew before each of thousands of requests would take as long as they do. */
async function as(role: RoleName): Promise<Browser> {
  const there = signedIn.get(role)
  if (there && there.browser.cookie === there.cookie && (await isAsUsual(there.browser))) return there.browser
  const browser = await host.as(host.fixture.users[role], host.fixture.ours)
  signedIn.set(role, { browser, cookie: browser.cookie })
  return browser
}

/** Whether no request has ended the session or led it to another partner. */
async function isAsUsual({ token }: Browser): Promise<boolean> {
  const session = host.open.db.selectFrom('sessions').select('id_hash').where('csrf_token', '=', token)
  return (await session.where('partner_id', '=', host.fixture.ours).where('viewed_from', 'is', null).executeTakeFirst()) !== undefined
}

const pathOf = (route: ServerRoute) => pathTemplate(route).replaceAll(/\{\w+\}/g, '1')
const LOGOUTS = new Set(['partner_logout', 'backoffice_logout'])
const served = servedRoutes().filter(({ name }) => !LOGOUTS.has(name))
// A stream of events never ends; who hears it says demoMode.test.ts.
const ending = served.filter(({ answer }) => answer !== 'events')
const method = (route: ServerRoute) => methodsOf(route)[0] ?? 'GET'

describe('the policy', () => {
  it('has a rule for every route of the contract', () => {
    expect(contractRoutes.filter(({ name }) => !Object.hasOwn(policy, name))).toEqual([])
  })

  it('has no rule for a route that does not exist', () => {
    const names = new Set(contractRoutes.map(({ name }) => name))
    expect(Object.keys(policy).filter((name) => !names.has(name))).toEqual([])
  })
})

/** Addresses beside the contract: what is the same for everybody, the log-in, and what the link of a mail is the key to. */
const BESIDE = [
  'GET /.well-known/change-password',
  'GET /.well-known/jwks.json',
  'GET /assets/*',
  'GET /cms/sso/:code',
  'GET /domain-owner/:token',
  'GET /health',
  'GET /invitation/:token',
  'GET /login',
  'GET /login/second',
  'GET /metrics',
  'GET /my',
  'GET /my/access',
  'GET /my/enter/:token',
  'GET /no-reminders/:token',
  'GET /no-weekly-mail/:token',
  'GET /offer-request/:token',
  'GET /password/new/:token',
  'GET /ready',
  'GET /secret/:token',
  'GET /static/*',
  'GET /static/brand/:file',
  'GET /static/brand/:file{.+\\.png}',
  'GET /static/host.css',
  'GET /statistics/index.php',
  'GET /statistics/matomo.php',
  'POST /domain-owner/:token',
  'POST /invitation/:token',
  'POST /login',
  'POST /login/second',
  'POST /my/access',
  'POST /my/leave',
  'POST /no-reminders/:token',
  'POST /no-weekly-mail/:token',
  'POST /offer-request/:token',
  'POST /password/new/:token',
  'POST /secret/:token',
]

it('no address leads past the policy but those that are known', () => {
  const known = new Set(servedRoutes().flatMap((route) => methodsOf(route).map((verb) => `${verb} ${honoPath(route)}`)))
  const { routes } = createApp({ ...host.services, demo: false })
  const others = routes.map(({ method: verb, path }) => `${verb} ${path}`).filter((one) => !known.has(one) && !one.startsWith('ALL '))
  expect([...new Set(others)].toSorted()).toEqual(BESIDE)
})

/** What is the person's own, what only looks something up, and what asks for the right to each change by itself. */
const CHANGES_OF_READERS = [
  'api_partner_star',
  'api_partner_view_create',
  'api_partner_view_delete',
  'api_partner_view_update',
  'api_partner_websites_change',
  'api_partner_websites_take_back',
  'api_website_domain_check',
  'api_website_presence',
  'api_website_presence_leave',
  'partner_website_domain_data',
]

it('who may only see changes nothing', () => {
  const changes = contractRoutes.filter(({ name, method: verb }) => {
    const rule = policy[name]
    return !['GET', 'ANY'].includes(verb) && rule?.access === 'right' && rule.action.startsWith('see_')
  })
  expect(changes.map(({ name }) => name).toSorted()).toEqual(CHANGES_OF_READERS)
})

it('the document has one row for each route that changes what somebody needs a right for', () => {
  const written = contractRoutes.filter((route) => policy[route.name]?.access === 'right' && isWritten(route))
  expect(documented.toSorted()).toEqual(written.map(({ name }) => name).toSorted())
})

/** What a role may do by a route: changes as the document says, whatever the policy says; all else as the policy does. */
function scopeOf(role: RoleName, name: string, action: Action): Scope {
  return documentedScope(role, name) ?? may(action, [`partner_${role}`])
}

/** The website as nobody has changed it: everybody's own, with the collection of every path. */
async function renew(rule: Rule | undefined): Promise<void> {
  const right = rule?.access === 'right' ? rule : null
  const { editor, sales, design, support } = host.fixture.users
  const people = { assigned_to: editor, closed_by: sales, designed_by: design, serviced_by: support }
  const website = host.open.db.updateTable('websites').where('id', '=', 1)
  await website.set({ ...people, status: 'preparation', deleted_at: right?.binned ? NOW : null }).execute()
  if (right?.collection) await addCollection(host.open.db)
}

/** What is said to somebody of the team: the refusal, or null when the request gets through. */
function refusalFor(role: RoleName, name: string): number | null {
  const rule = policy[name]
  if (rule?.access === 'customer') return 401
  if (rule?.access !== 'right') return null
  const roles = [`partner_${role}`]
  // What a person may not even see is not there.
  if ((rule.website || rule.collection) && may('see_websites', roles) === 'none') return 404
  return scopeOf(role, name, rule.action) === 'none' ? 403 : null
}

const fits = (refusal: number | null, status: number): boolean =>
  refusal === null ? status < 500 && status !== 401 && status !== 403 : status === refusal

/** What answers otherwise than the document and the policy have it. */
async function wrongly(role: RoleName, routes: readonly ServerRoute[]): Promise<unknown[]> {
  const wrong: unknown[] = []
  for (const route of routes) {
    await renew(policy[route.name])
    for (const verb of methodsOf(route)) {
      const { status } = await (await as(role)).send(verb, pathOf(route))
      if (!fits(refusalFor(role, route.name), status)) wrong.push([route.name, verb, status, refusalFor(role, route.name)])
    }
  }
  return wrong
}

/** All rows of the partner, but for who is signed in. */
async function rowsOfPartner(): Promise<object> {
  await renew(undefined)
  const sums = Object.entries(await sumsOf(host.open.db, host.fixture.ours))
  return Object.fromEntries(sums.filter(([table]) => table !== 'sessions'))
}

it.each(ROLE_NAMES)(
  '%s gets through to exactly what the document and the policy allow, of every route, and what is refused has changed nothing',
  async (role) => {
    const isRefused = ({ name }: ServerRoute) => refusalFor(role, name) !== null
    const before = await rowsOfPartner()
    expect(await wrongly(role, ending.filter(isRefused))).toEqual([])
    expect(await rowsOfPartner()).toEqual(before)
    expect(
      await wrongly(
        role,
        ending.filter((route) => !isRefused(route)),
      ),
    ).toEqual([])
    // Three hundred requests, the first of which load everything.
  },
  240_000,
)

/** One who sees everything, and one who sees only what is theirs; website 1 is. */
const READERS = ['support', 'editor'] as const
/** About what a person did, by its number. */
const PERSONAL = new Set(['backoffice_website_session_reason'])

// What is not there for the admin is not there for others; but nobody who may read is told so of what an admin sees.
it('shows whoever may read the same as an admin', async () => {
  await renew(undefined)
  const readable = ending.filter((route) => {
    const rule = policy[route.name]
    return rule?.access === 'right' && !rule.binned && methodsOf(route).includes('GET') && !PERSONAL.has(route.name)
  })
  const admin = await as('admin')
  const wrong: unknown[] = []
  let found = 0
  for (const route of readable) {
    const { status: expected } = await admin.send('GET', pathOf(route))
    if (expected === 200) found++
    for (const role of READERS.filter((name) => refusalFor(name, route.name) === null)) {
      const { status } = await (await as(role)).send('GET', pathOf(route))
      if (status !== expected) wrong.push([route.name, role, status, expected])
    }
  }
  expect(wrong).toEqual([])
  // Most of them, or this would say nothing.
  expect(found).toBeGreaterThan(readable.length / 2)
}, 240_000)

it('a right for one’s own is none for what others work on', async () => {
  await renew(undefined)
  const nobody = { assigned_to: null, closed_by: null, designed_by: null, serviced_by: null, created_by: null }
  await host.open.db.updateTable('websites').set(nobody).where('id', '=', 1).execute()
  const wrong: unknown[] = []
  const tried = new Set<string>()
  for (const route of ending) {
    const rule = policy[route.name]
    if (rule?.access !== 'right' || !rule.website || rule.binned) continue
    // Those who see every website are told that they may not; those who do not see it, that there is none.
    for (const role of (['support', 'design'] as const).filter((name) => scopeOf(name, route.name, rule.action) === 'own')) {
      tried.add(rule.action)
      const { status } = await (await as(role)).send(method(route), pathOf(route))
      if (status !== 403) wrong.push([route.name, role, status])
    }
  }
  expect(wrong).toEqual([])
  expect(tried.size).toBeGreaterThan(1)
})

it('what the plan does not include is answered with 402, to whoever has the right to it', async () => {
  const flagged = ending.filter(({ name }) => {
    const rule = policy[name]
    return rule?.access === 'right' && rule.flag
  })
  await renew(undefined)
  const partner = host.open.db.updateTable('partners').where('id', '=', host.fixture.ours)
  const { flags } = await host.open.db.selectFrom('partners').select('flags').where('id', '=', host.fixture.ours).executeTakeFirstOrThrow()
  await partner.set({ flags: '{}' }).execute()
  const admin = await as('admin')
  const wrong: unknown[] = []
  for (const route of flagged) {
    const { status } = await admin.send(method(route), pathOf(route))
    if (status !== 402) wrong.push([route.name, status])
  }
  await partner.set({ flags: JSON.stringify(flags) }).execute()
  expect(wrong).toEqual([])
  expect(flagged.length).toBeGreaterThan(20)
})

it('a website that is not theirs is not there for anybody, by any route', async () => {
  await renew(undefined)
  await host.open.db
    .updateTable('websites')
    .set({ assigned_to: null, closed_by: null, designed_by: null, serviced_by: null, created_by: null })
    .where('id', '=', 1)
    .execute()
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  const about = served.filter(({ name }) => {
    const rule = policy[name]
    return rule?.access === 'right' && (rule.website || rule.collection)
  })
  const wrong: unknown[] = []
  for (const route of about) {
    for (const browser of [stranger, await as('editor'), await as('sales')]) {
      const { status } = await browser.send(method(route), pathOf(route))
      if (status !== 404) wrong.push([route.name, status])
    }
  }
  expect(wrong).toEqual([])
})

describe('a customer', () => {
  const inArea = served.filter(({ name }) => policy[name]?.access === 'customer')

  async function enter() {
    const browser = new Browser(host.app)
    await browser.open(await createPortalLink(host.open.db, { websiteId: 1, userId: null, now: NOW }))
    browser.portalToken = await portalTokenOf(host.open, browser)
    return browser
  }

  it.each(STATUSES)('finds in %s exactly the parts of that status', async (status) => {
    await renew(undefined)
    const browser = await enter()
    const wrong: unknown[] = []
    for (const route of inArea) {
      const rule = policy[route.name]
      await host.open.db.updateTable('websites').set({ status }).where('id', '=', 1).execute()
      for (const verb of methodsOf(route)) {
        const parts = rule?.access === 'customer' ? (verb === 'GET' ? rule.parts : (rule.changes ?? rule.parts)) : undefined
        const open = !parts || parts.some((part) => STATUS_BEHAVIOUR[status].portal.includes(part))
        const answer = await browser.send(verb, pathOf(route))
        if ((answer.status !== 403) !== open || answer.status >= 500) wrong.push([route.name, verb, answer.status])
      }
    }
    expect(wrong).toEqual([])
  })

  it('is a stranger everywhere else', async () => {
    const browser = await enter()
    const wrong: unknown[] = []
    for (const route of served.filter(({ name }) => policy[name]?.access !== 'customer' && policy[name]?.access !== 'public')) {
      const { status } = await browser.send(method(route), pathOf(route))
      if (status !== 401) wrong.push([route.name, status])
    }
    expect(wrong).toEqual([])
  })
})

it('names the missing right', async () => {
  const answer = await (await as('user')).get('/api/users/list')
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('see_staff')
})

it('without a session every route asks to log in, apart from the public ones', async () => {
  const wrong: unknown[] = []
  for (const route of served) {
    const { status } = await host.app.request(pathOf(route), { method: method(route) })
    const isPublic = policy[route.name]?.access === 'public'
    if (isPublic ? status >= 500 || status === 401 || status === 403 : status !== 401) wrong.push([route.name, status])
  }
  expect(wrong).toEqual([])
})

it('takes a changed role into account at the next request', async () => {
  const browser = await as('user')
  const membership = host.open.db.updateTable('memberships').where('user_id', '=', host.fixture.users.user)
  await membership.set({ roles: ['partner_sales'] }).execute()
  expect((await browser.get('/api/users/list')).status).toBe(200)
  await membership.set({ roles: ['partner_user'] }).execute()
  expect((await browser.get('/api/users/list')).status).toBe(403)
})

it('knows which routes of the contract wait for their handler, and says so', async () => {
  const names = new Set([...servedRoutes(), ...waitingRoutes()].map(({ name }) => name))
  expect(names).toEqual(new Set(contractRoutes.map(({ name }) => name)))
  const browser = await as('admin')
  const [json, page] = [await browser.get(waitingPath()), await browser.open(waitingPath())]
  expect([json.status, page.status]).toEqual([404, 404])
  expect(json.headers.get('content-type')).toContain('json')
  expect(page.headers.get('content-type')).toContain('html')
})

const waitingPath = () =>
  pathOf(
    waitingRoutes().find((route) => methodsOf(route).includes('GET')) ?? {
      host: 'partner',
      path: '/nothing',
      name: '',
      method: 'GET',
      answer: 'page',
    },
  )
