/** @jest-environment ./test/server/support/environment.cjs */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { servedRoutes } from '../../../demo/createApp'
import { createPortalLink } from '../../../demo/features/portal/portalLinks'
import { matchesPath, METHODS, methodsOf, pathTemplate } from '../../../demo/kernel/routePath'
import { addCollection } from '../support/addCollection'
import type { Browser } from '../support/Browser'
import { addWebsite, NOW, PASSWORD } from '../support/fixture'
import { portalTokenOf } from '../support/portal'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let browser: Browser
beforeAll(async () => {
  host = await startTestHost()
  browser = await host.as(host.fixture.users.admin, host.fixture.ours)
  await browser.send('POST', '/api/profile/confirm', { password: PASSWORD })
  await addWebsite(host.open.db, host.fixture.ours, { id: 1 })
  await addCollection(host.open.db)
  await browser.open(await createPortalLink(host.open.db, { websiteId: 1, userId: null, now: NOW }))
  browser.portalToken = await portalTokenOf(host.open, browser)
})
afterAll(() => host.close())

/** Routes that end a session or start another one would leave the rest without. */
const SESSIONS = new Set([
  'api_partner_device_sign_out',
  'partner_logout',
  'backoffice_logout',
  'partner_website_portal',
  'partner_website_requirements',
])
// A stream of events never ends.
const kept = servedRoutes().filter(({ name, answer }) => !SESSIONS.has(name) && answer !== 'events')

describe('methods', () => {
  it.each(kept.map((route) => [route.name, route] as const))('%s refuses the others and names its own', async (_, route) => {
    const path = pathTemplate(route).replaceAll(/\{\w+\}/g, '1')
    // Another route may have a parameter where this one has a word.
    const own = servedRoutes()
      .filter((other) => matchesPath(other, path))
      .flatMap(methodsOf)
    for (const method of METHODS) {
      const answer = await browser.send(method, path)
      const allowed = own.includes(method === 'HEAD' ? 'GET' : method)
      expect([method, answer.status === 405]).toEqual([method, !allowed])
      const named = answer.headers.get('allow')?.split(', ') ?? []
      expect(own.every((name) => named.includes(name))).toBe(!allowed)
    }
  })
})

/** What no id is, in ways that are read differently on their way to the database. */
const NO_IDS = ['0', '-1', '2147483648', '%00', "1'--", '%E0%A4%A', '１', 'a'.repeat(3000)]
const ODD = [
  ...NO_IDS,
  '1.5',
  '1e3',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '%0a',
  '%2e%2e',
  '..%2f..%2fetc',
  '1;drop table users',
  '%F0%9F%98%80',
  '%',
  '%ff',
  '١',
  '0x10',
]
const namesIn = ({ path }: { path: string }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

describe('odd values', () => {
  const templates = kept.filter((route) => namesIn(route).length > 0)
  // Ids are all read in one place; words are read by each route.
  const withWords = templates.filter((route) =>
    namesIn(route).some((name) => ![...(route.digits ?? []), ...(route.ids ?? [])].includes(name)),
  )
  it.each(ODD.map((value) => [value.slice(0, 20), value] as const))('%s never breaks a route', async (_, value) => {
    for (const route of NO_IDS.includes(value) ? templates : withWords) {
      const path = pathTemplate(route).replaceAll(/\{\w+\}/g, value)
      const { status } = await browser.send(methodsOf(route)[0] ?? 'GET', path)
      // 415 and 422: the body is looked at before what is not a website's id; 403: no part of the customer area now.
      expect([200, 204, 303, 400, 403, 404, 405, 415, 422]).toContain(status)
    }
  })
})

describe('what is no id', () => {
  const withIds = kept.flatMap((route) => [...(route.digits ?? []), ...(route.ids ?? [])].map((name) => [route.name, name, route] as const))
  it.each(withIds)('%s: as {%s} it names nothing', async (_, name, route) => {
    for (const value of ['1x', '2147483648']) {
      const path = pathTemplate(route).replaceAll(/\{(\w+)\}/g, (__, each: string) => (each === name ? value : '1'))
      const { status } = await browser.send(methodsOf(route)[0] ?? 'GET', path)
      // 403: no part of the customer area now.
      expect([403, 404]).toContain(status)
    }
  })
})

describe('bodies', () => {
  const withBody = kept.filter(({ body }) => body)
  const BODIES: [string, string, BodyInit][] = [
    ['nothing', '', ''],
    ['no JSON', 'application/json', '{"a":'],
    ['a list', 'application/json', '[]'],
    ['null', 'application/json', 'null'],
    ['a number', 'application/json', '1e999'],
    ['20,000 levels', 'application/json', '['.repeat(20_000)],
    ['__proto__', 'application/json', '{"__proto__":{"admin":true}}'],
    ['NUL', 'application/json', '{"a":"\\u0000"}'],
    ['XML', 'application/xml', '<a/>'],
    ['text', 'text/plain', 'a=b'],
    ['a cut multipart', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    ['multipart without boundary', 'multipart/form-data', 'x'],
    ['an empty form', 'application/x-www-form-urlencoded', ''],
    ['2 MB', 'application/json', JSON.stringify('x'.repeat(2 * 1024 ** 2))],
  ]

  it.each(BODIES)('%s is refused, not a failure', async (_, type, body) => {
    for (const route of withBody) {
      const path = pathTemplate(route).replaceAll(/\{\w+\}/g, '1')
      const answer = await browser.request(path, {
        method: methodsOf(route).at(-1) ?? 'POST',
        headers: {
          accept: 'application/json',
          origin: 'http://host.test',
          'x-requested-with': 'x',
          'x-csrf-token': path.startsWith('/my/') ? browser.portalToken : browser.token,
          'content-type': type,
        },
        body,
      })
      // A change that changes nothing is none of the refused ones.
      const mayBeEmpty = route.body && v.safeParse(route.body, {}).success
      expect(mayBeEmpty ? [200, 303, 400, 403, 404, 413, 415, 422] : [400, 403, 404, 413, 415, 422]).toContain(answer.status)
    }
  })

  // A field wrong in a form of each kind: people, domains, records, mails, mailboxes, tokens, plans.
  const FORMS: readonly [path: string, body: object, field: string][] = [
    ['/users/invite', { invitations: [{ email: 'bad', role: 'sales' }] }, 'invitations.0.email'],
    ['/users/invite', { invitations: Array.from({ length: 51 }, (_, nth) => ({ email: `a${nth}@b.test`, role: 'sales' })) }, 'invitations'],
    ['/website/1/domain/new', { name: '' }, 'name'],
    ['/api/dns-manager/1', { version: 1, items: [{ type: 'A', name: 'www', content: '192.0.2.1', ttl: 1 }] }, 'items.0.ttl'],
    ['/email-composer/mailer/1', { to: Array(51).fill('a@b.test'), subject: '', html: '' }, 'to'],
    ['/api/domain/1/mailboxes', { name: '', password: 'a long enough password' }, 'name'],
    ['/api/profile/tokens', { name: 'Script', scopes: [], until: '2026-12-31' }, 'scopes'],
    ['/api/reseller-plans', { name: '', price: { amount: 1, currency: 'EUR' }, interval: 'month', limits: {}, flags: {} }, 'name'],
  ]

  it.each([
    [
      'de',
      /^([A-ZÄÖÜ][\p{L}-]+( \([^)]+\))?: )?(Bitte|Hier|Höchstens) [^:]+\.$/u,
      'E-Mail-Adresse: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    ],
    ['ja', /^(TTL)?[^A-Za-z]+。$/u, 'メールアドレス：有効なメールアドレスを入力してください。'],
  ])('are refused in the language of the reader, with the label of the field: %s', async (language, sentence, first) => {
    const person = host.open.db.updateTable('users').where('id', '=', host.fixture.users.admin)
    await person.set({ language }).execute()
    const said: string[] = []
    for (const [path, body, field] of FORMS) {
      const answer = await browser.send('POST', path, body)
      const { errors } = (await answer.json()) as { errors: { name: string; message: string }[] }
      said.push(errors.find(({ name }) => name === field)?.message ?? `${path} says nothing of ${field}`)
    }
    await person.set({ language: 'en' }).execute()
    expect(said[0]).toBe(first)
    expect(said.filter((text) => !sentence.test(text))).toEqual([])
  })

  it('wants the type the contract names', async () => {
    expect((await browser.send('POST', '/api/profileSettings', { 'profile_form[forename]': 'x' })).status).toBe(415)
  })
})

describe('every answer', () => {
  const PATHS = [
    '/',
    '/goals',
    '/nothing',
    '/login',
    '/static/host.css',
    '/static/../../../main.ts',
    '/static/%2e%2e/%2e%2e/package.json',
    '/assets/none.js',
    '/preview/api/state',
  ]

  it('the handbook asks for the policy that is sent', async () => {
    const { headers } = await browser.open('/login')
    const sent = headers
      .get('content-security-policy')
      ?.replace(/'nonce-[^']+'/, "'nonce-…'")
      .split('; ')
    const asked = /<!-- policy -->\n```text\n(.+)\n/.exec(readFileSync('demo/handbook/production.md', 'utf8'))?.[1]?.split('; ')
    expect(sent).toEqual(expect.arrayContaining(asked ?? ['a policy in the handbook']))
  })

  it.each(PATHS)('%s carries the security headers', async (path) => {
    const { headers, status } = await browser.open(path)
    expect(status).toBeLessThan(500)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic';.*frame-ancestors 'self'/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBeTruthy()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('uses a new nonce each time', async () => {
    const policies = await Promise.all([browser.open('/'), browser.open('/')])
    expect(policies[0]?.headers.get('content-security-policy')).not.toBe(policies[1]?.headers.get('content-security-policy'))
  })

  it('never serves files outside the static folders', async () => {
    for (const path of PATHS.slice(5, 7)) expect((await browser.get(path)).status).toBe(404)
  })
})

describe('the log', () => {
  it('has one line per request and no secret in it', async () => {
    host.lines.length = 0
    await browser.request('/goals?token=secret-in-query', { headers: { 'user-agent': 'evil\tagent secret-agent' } })
    await browser.submit('/login', { email: 'admin@ours.test', password: 'secret-password', _csrf: browser.token })
    expect(host.lines).toHaveLength(2)
    const text = JSON.stringify(host.lines)
    for (const secret of ['secret-', browser.token, browser.cookie, 'admin@ours.test']) expect(text).not.toContain(secret)
  })

  it('keeps the cause of a failure there and out of the answer', async () => {
    host.lines.length = 0
    const { db } = host.services
    const fail = () => {
      throw new Error('relation "users" is gone')
    }
    host.services.db = { selectFrom: fail, with: fail } as unknown as typeof db
    const answer = await browser.get('/api/profileSettings').finally(() => {
      host.services.db = db
    })
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('relation')
    expect(host.lines[0]?.error).toContain('relation "users" is gone')
    expect((await browser.get('/api/profileSettings')).status).toBe(200)
  })
})
