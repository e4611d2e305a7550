import { toJsonSchema } from '@valibot/to-json-schema'
import * as fc from 'fast-check'
import { type Config, pageSchema, parsePage } from '../../../src/page'
import { pageDataExample } from '../../fixtures/page'

const minimal = { contract: 1, locale: 'en' }

function usable(data: object) {
  const result = parsePage({ ...minimal, ...data })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result
}

const messages = (data: object) => usable(data).notes.map(({ message }) => message)
const refused = (data: unknown) => {
  const result = parsePage(data)
  return result.ok ? [] : result.issues.map(({ message }) => message)
}

test('has a default for everything that a page may leave out', () => {
  expect(usable({})).toEqual({
    ok: true,
    notes: [],
    page: {
      contract: 1,
      locale: 'en',
      config: {
        cdnHost: null,
        websiteId: null,
        partnerId: null,
        isOwnBrand: false,
        websiteStatuses: ['preparation', 'creation', 'creation_customer', 'done'],
        canWhitelabel: false,
        canUseTools: false,
        canUseWebhooks: false,
        isReseller: false,
        isResellerCustomer: false,
        isUserSuggestEnabled: false,
        partners: [],
        logo: null,
        color: null,
        favicon: null,
        helpOption: 'integrated',
        helpUrl: null,
        editorMode: 'dark',
        editorLogoDark: null,
        editorLogoLight: null,
        statusLabels: {},
        statusLimits: {},
        personLimit: null,
        hasHardLimits: false,
        statusAgeDays: 14,
        upgradeUrl: null,
        domainRegisterUrl: null,
      },
      routes: {},
      user: null,
      users: [],
      profile: { partners: [] },
      timeZone: 'UTC',
      preferences: { cards: null, startsTimer: false, pinsSidebar: false, columns: {} },
      isTimerRunning: false,
      isViewOnly: false,
      firstCalls: {},
      colorScheme: 'system',
    },
  })
})

test('takes null for absent, everywhere', () => {
  const everything = Object.fromEntries(Object.keys(pageDataExample).map((key) => [key, null]))
  const config = Object.fromEntries(Object.keys(pageSchema.entries.config.wrapped.entries).map((key) => [key, null]))
  expect(usable({ ...everything, contract: 1, locale: 'en', config })).toEqual(usable({}))
})

test('first calls elsewhere are told', () => {
  const { notes } = usable({ firstCalls: { '/api/tags': null, 'https://elsewhere.example/api': null } })
  expect(notes).toMatchObject([{ message: expect.stringContaining('firstCalls') }])
})

describe('what servers write for the same thing', () => {
  test("PHP's [] for an empty map", () => {
    expect(usable({ config: [], profile: [], user: [] })).toEqual(usable({}))
  })

  test('ids as text', () => {
    const { page, notes } = usable({ config: { partnerId: '3', partners: [{ id: '8', name: 'A' }] }, user: { id: '11' } })
    expect(notes).toEqual([])
    expect(page).toMatchObject({ config: { partnerId: 3, partners: [{ id: 8 }] }, user: { id: 11 } })
  })

  test('a map for a list with gaps', () => {
    const { page, notes } = usable({ users: { 0: { id: 1 }, 7: { id: '2' } }, profile: { partners: { 1: { id: 4 } } } })
    expect(notes).toEqual([])
    expect(page).toMatchObject({ users: [{ id: 1 }, { id: 2 }], profile: { partners: [{ id: 4 }] } })
  })

  test('a map of booleans for the statuses that are on', () => {
    expect(usable({ config: { websiteStatuses: { change: true, redesign: false, done: true } } }).page.config.websiteStatuses).toEqual([
      'change',
      'done',
    ])
  })
})

test('tells the path of every wrong value, uses its default and keeps the rest', () => {
  const data = {
    config: {
      isReseller: 'yes',
      helpOption: 'chat',
      editorMode: 7,
      websiteStatuses: ['done', 'archived'],
      partners: [{ id: 1 }, { id: 2 }, { id: {} }, 'x', { name: 'No id' }, { id: 6, name: [] }],
      color: 'blue',
    },
    timeZone: 'Mars/Olympus',
    serverTime: 'yesterday',
  }
  expect(messages(data).toSorted()).toEqual([
    'config.color: expected 3 or 6 hex digits',
    'config.editorMode: expected "dark" | "light" | "system", received number',
    'config.helpOption: expected "integrated" | "link" | "desk" | "none", received string',
    'config.isReseller: expected boolean, received string',
    'config.partners[2].id: expected number, received object',
    'config.partners[3]: expected object, received string',
    'config.partners[4].id: is missing',
    'config.partners[5].name: expected string, received list',
    expect.stringMatching(/^config\.websiteStatuses\[1\]: expected "lead_preparation" \| .*, received string$/),
    'serverTime: expected an ISO 8601 timestamp',
    'timeZone: expected an IANA time zone',
  ])
  expect(usable(data).page).toMatchObject({
    config: {
      isReseller: false,
      helpOption: 'integrated',
      editorMode: 'dark',
      websiteStatuses: ['done'],
      partners: [{ id: 1 }, { id: 2 }, { id: 6, name: '' }],
    },
    timeZone: 'UTC',
  })
})

test('does not repeat values, which may be secrets', () => {
  expect(messages({ csrf: { header: 'X-CSRF-Token', token: 'secret secret' } })).toEqual(['csrf.token: expected visible ASCII characters'])
})

describe('a page that would mean something else than its author thinks', () => {
  test.each([
    [{ ...minimal, config: 'x' }, 'config: expected object, received string'],
    [{ ...minimal, user: 'mira' }, 'user: expected object, received string'],
    [{ ...minimal, user: { name: 'mira' } }, 'user.id: is missing'],
    [{ ...minimal, user: { id: 'mira' } }, 'user.id: expected number, received string'],
    [{ ...minimal, contract: null }, 'contract: expected number, received null'],
    [{ locale: 'en' }, 'contract: is missing'],
    [{ contract: 2 }, 'contract: the page speaks version 2, this script only up to 1; update the script'],
    [{ contract: -1 }, 'contract: expected 1 or 0'],
    [{ contract: 0.5 }, 'contract: expected 1 or 0'],
    [{ contract: 'one' }, 'contract: expected number, received string'],
    [{ contract: 2, user: 'mira' }, 'contract: the page speaks version 2, this script only up to 1; update the script'],
  ])('is refused: %j', (data, message) => {
    expect(refused(data)).toEqual([message])
  })
})

test.each([1, '1', 0])('reads contract %j: this version and the one before', (contract) => {
  expect(parsePage({ ...minimal, contract })).toMatchObject({ ok: true, notes: [] })
})

test('nobody is signed in on a page without a user', () => {
  expect(usable({ user: null, config: { isReseller: true } }).page).toMatchObject({ user: null, config: { isReseller: true } })
})

describe('language', () => {
  test.each([
    ['ja', 'ja'],
    ['de-AT', 'de'],
    ['pt_BR', 'pt'],
    ['en-GB', 'en'],
  ])('%s is read as %s', (locale, expected) => {
    expect(usable({ locale })).toMatchObject({ page: { locale: expected }, notes: [] })
  })

  test('one that is not available becomes English, with a note', () => {
    expect(usable({ locale: 'zh' })).toMatchObject({ page: { locale: 'en' }, notes: [{ path: 'locale' }] })
    expect(parsePage({ contract: 1 })).toMatchObject({ page: { locale: 'en' }, notes: [{ message: 'locale: is missing, "en" is used' }] })
  })
})

describe('URLs of the config', () => {
  const KEYS = [
    'logo',
    'favicon',
    'helpUrl',
    'upgradeUrl',
    'domainRegisterUrl',
    'editorLogoDark',
    'editorLogoLight',
  ] as const satisfies (keyof Config)[]

  test.each(['https://example.com/a?b=c#d', 'http://example.com', 'HTTPS://EXAMPLE.COM/', '/plans', '/', '/a//b'])('%j is used', (url) => {
    for (const key of KEYS) expect(usable({ config: { [key]: url } })).toMatchObject({ page: { config: { [key]: url } }, notes: [] })
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://example.com/1',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user@evil.example',
    'https://',
    'plans',
    '',
  ])('%j is dropped with a note', (url) => {
    for (const key of KEYS)
      expect(usable({ config: { [key]: url } })).toMatchObject({ page: { config: { [key]: null } }, notes: [{ path: `config.${key}` }] })
  })

  test('whatever is used is http, https or a path of the page', () => {
    const url = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.tuple(fc.constantFrom('/', 'javascript:', '//', 'https://', '\\'), fc.string()).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(url, (value) => {
        const { upgradeUrl } = usable({ config: { upgradeUrl: value } }).page.config
        const { protocol, host } = new URL(upgradeUrl ?? '/', 'https://page.example')
        expect(protocol).toMatch(/^https?:$/)
        expect(host === 'page.example' || /^https?:/i.test(value)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

test('a CSRF header that is no header name is not used', () => {
  const { page, notes } = usable({ csrf: { header: 'X: y\r\nCookie', token: 't' } })
  expect(page.csrf).toBeUndefined()
  expect(notes).toMatchObject([{ path: 'csrf.header' }])
})

test('keys of prototypes are data like any other', () => {
  const data: unknown = JSON.parse(
    '{"contract":1,"locale":"en","__proto__":{"config":{"isReseller":true}},"config":{"__proto__":{"isReseller":true},"constructor":1}}',
  )
  expect(parsePage(data)).toMatchObject({ ok: true, page: { config: { isReseller: false } } })
  expect(Object.hasOwn(Object.prototype, 'isReseller')).toBe(false)
})

test('any JSON in any place is answered, never thrown at', () => {
  const key = fc.constantFrom(...Object.keys(pageDataExample))
  const configKey = fc.constantFrom(...Object.keys(pageSchema.entries.config.wrapped.entries))
  const data = fc
    .tuple(fc.dictionary(key, fc.jsonValue()), fc.dictionary(configKey, fc.jsonValue()), fc.array(fc.jsonValue()))
    .map(([top, config, users]) => ({ ...pageDataExample, ...top, contract: 1, config, users }))
  fc.assert(
    fc.property(data, (value) => {
      const before = JSON.stringify(value)
      const result = parsePage(value)
      const isAnswered = result.ok ? result.page.users.every(({ id }) => Number.isInteger(id)) : result.issues.length > 0
      expect(isAnswered).toBe(true)
      expect(JSON.stringify(value)).toBe(before)
    }),
    { numRuns: 500 },
  )
})

test('can be written out as a JSON Schema', () => {
  const schema = toJsonSchema(pageSchema, { typeMode: 'input', errorMode: 'ignore' })
  expect(schema).toMatchObject({ type: 'object', required: ['contract'], properties: { config: {}, users: {} } })
})
