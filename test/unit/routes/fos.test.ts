import * as fc from 'fast-check'
import Routing from 'fos-router'
import { createRouter, type RouteParams } from '../../../src/routes'
import { digits, queryValue, segment, segments } from './values'

type Token = readonly unknown[]
const text = (value: string): Token => ['text', value]
const variable = (name: string, requirement = '[^/]++', prefix = '/', important = false): Token => [
  'variable',
  prefix,
  requirement,
  name,
  true,
  important,
]

/** A route as the dump has it; tokens are given in the order of the path. */
const route = (tokens: Token[], more: object = {}) => ({
  tokens: tokens.toReversed(),
  defaults: [],
  requirements: [],
  hosttokens: [],
  methods: [],
  schemes: [],
  ...more,
})

function dump(routes: object, more: object = {}) {
  return { base_url: '', routes, prefix: '', host: 'partner.example', port: '', scheme: 'https', locale: 'de', ...more }
}

function urlsOf(data: ReturnType<typeof dump>, name: string, params: RouteParams, absolute = false): [ours: string, theirs: string] {
  // fos-router keeps the last dump for its whole life.
  Routing.setRoutingData(JSON.parse(JSON.stringify(data)))
  return [createRouter(data).generate(name, params, { absolute }), Routing.generate(name, params, absolute)]
}

const website = route([text('/website'), variable('website', '\\d+')])

describe('URLs from a FOSJsRouting dump', () => {
  const routes = {
    index: route([text('/')]),
    website,
    portal: route([text('/website'), variable('website', '\\d+'), text('/portal'), variable('route')], {
      defaults: { route: 'my_dashboard' },
    }),
    list: route([text('/list'), variable('page', '\\d+'), variable('_format', 'html|json', '.')], {
      defaults: { page: 1, _format: 'html' },
    }),
    shown: route([text('/shown'), variable('page', '\\d+', '/', true)], { defaults: { page: '1' } }),
    optional: route([variable('tab')], { defaults: { tab: null } }),
    files: route([text('/files'), variable('path', '.+')]),
    tenant: route([text('/x')], {
      hosttokens: [
        ['text', '.example.com'],
        ['variable', '', '[^\\.]++', 'tenant', true],
      ],
    }),
    secure: route([text('/pay')], { schemes: ['https'] }),
    'home.de': route([text('/start')], { defaults: { _canonical_route: 'home', _locale: 'de' } }),
    'home.en': route([text('/home')], { defaults: { _canonical_route: 'home', _locale: 'en' } }),
  }
  const router = createRouter(dump(routes))

  test.each([
    ['index', {}, '/'],
    ['website', { website: 17 }, '/website/17'],
    [
      'website',
      { website: '17', tab: 'log', tags: [1, 2], filter: { status: 'done' } },
      '/website/17?tab=log&tags%5B%5D=1&tags%5B%5D=2&filter%5Bstatus%5D=done',
    ],
    ['portal', { website: 17 }, '/website/17/portal'],
    ['portal', { website: 17, route: 'my_dashboard' }, '/website/17/portal'],
    ['portal', { website: 17, route: 'my_emails' }, '/website/17/portal/my_emails'],
    ['list', {}, '/list'],
    ['list', { page: 2 }, '/list/2'],
    ['list', { _format: 'json' }, '/list/1.json'],
    ['shown', {}, '/shown/1'],
    ['optional', {}, '/'],
    ['optional', { tab: null }, '/'],
    ['optional', { tab: 'a b' }, '/a%20b'],
    ['files', { path: 'a/b c/ü' }, '/files/a/b%20c/%C3%BC'],
    ['tenant', { tenant: 'acme' }, 'https://acme.example.com/x'],
    ['secure', {}, '/pay'],
    ['home', {}, '/start'],
    ['home.en', {}, '/home'],
  ])('%s with %j is %s, as in fos-router', (name, params, url) => {
    expect(router.generate(name, params)).toBe(url)
    expect(urlsOf(dump(routes), name, params)[1]).toBe(url)
  })

  test('may be absolute', () => {
    expect(router.generate('website', { website: 1 }, { absolute: true })).toBe('https://partner.example/website/1')
    const withPort = dump(routes, { base_url: '/app.php', port: '8443' })
    expect(urlsOf(withPort, 'website', { website: 1 }, true)).toEqual(Array(2).fill('https://partner.example:8443/app.php/website/1'))
  })

  test('are absolute where the route asks for another scheme or host', () => {
    const insecure = dump(routes, { scheme: 'http' })
    expect(urlsOf(insecure, 'secure', {})).toEqual(Array(2).fill('https://partner.example/pay'))
  })

  test('stay on a host that is the one of the route', () => {
    expect(createRouter(dump(routes), { host: 'acme.example.com' }).generate('tenant', { tenant: 'acme' })).toBe('/x')
  })

  test('keep the port of the page on the host of a route', () => {
    const withPort = dump(routes, { port: '8443' })
    expect(urlsOf(withPort, 'tenant', { tenant: 'acme' })).toEqual(Array(2).fill('https://acme.example.com:8443/x'))
    const ported = createRouter(withPort, { host: 'beta.example.com:9000', scheme: 'https' })
    expect(ported.generate('tenant', { tenant: 'acme' })).toBe('https://acme.example.com:9000/x')
    expect(ported.generate('tenant', { tenant: 'beta' })).toBe('/x')
    expect(ported.match('https://acme.example.com:9000/x')).toEqual({ name: 'tenant', params: { tenant: 'acme' } })
  })

  test('use the prefix of the dump', () => {
    const prefixed = dump({ de__RG__home: route([text('/de/start')]) }, { prefix: 'de__RG__' })
    expect(createRouter(prefixed).generate('home')).toBe('/de/start')
    expect(createRouter(prefixed).match('/de/start')).toEqual({ name: 'home', params: {} })
  })

  test('take base URL, host, scheme, locale and defaults of the page before those of the dump', () => {
    const page = { baseUrl: '/sub', host: 'other.example', scheme: 'http', locale: 'en', defaults: { website: 3 } }
    const onPage = createRouter(dump(routes), page)
    expect(onPage.generate('home', {}, { absolute: true })).toBe('http://other.example/sub/home')
    expect(onPage.generate('website')).toBe('/sub/website/3')
    expect(onPage.generate('website', { website: 4 })).toBe('/sub/website/4')
  })

  test('use the locale of the page for a placeholder _locale, as Symfony does', () => {
    const localised = dump({ blog: route([variable('_locale', 'de|en'), text('/blog')], { defaults: { _locale: 'en' } }) })
    expect(createRouter(localised).generate('blog')).toBe('/de/blog')
  })
})

test('any valid call makes the URL that fos-router makes', () => {
  const kinds = {
    digits: { requirement: '\\d+', prefix: '/', value: digits },
    segment: { requirement: '[^/]++', prefix: '/', value: segment },
    dashed: { requirement: '[^/]++', prefix: '-', value: segment },
    segments: { requirement: '.+', prefix: '/', value: segments },
  }
  const placeholder = fc.constantFrom(...Object.values(kinds)).chain(({ requirement, prefix, value }) =>
    fc.record({
      requirement: fc.constant(requirement),
      prefix: fc.constant(prefix),
      value,
      isGiven: fc.boolean(),
      default: fc.option(value, { nil: undefined }),
    }),
  )
  const part = fc.oneof(placeholder, fc.stringMatching(/^\/[a-z]{1,6}( [a-zü]+)?$/))
  const extra = fc.dictionary(fc.stringMatching(/^[a-z_ üé&=]{1,6}$/), queryValue, { maxKeys: 3 })

  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 5 }),
      extra,
      fc.constantFrom('', '/app.php'),
      fc.boolean(),
      (parts, query, base_url, absolute) => {
        const placeholders = parts.flatMap((item, index) => (typeof item === 'string' ? [] : [{ ...item, name: `p${index}` }]))
        const tokens = [
          text('/start'),
          ...parts.map((item, index) => (typeof item === 'string' ? text(item) : variable(`p${index}`, item.requirement, item.prefix))),
        ]
        const defaults = Object.fromEntries(
          placeholders.filter((item) => item.default !== undefined).map((item) => [item.name, item.default]),
        )
        const given = placeholders.filter((item) => item.isGiven || item.default === undefined).map((item) => [item.name, item.value])
        const data = dump({ any: route(tokens, { defaults }) }, { base_url })
        const [ours, theirs] = urlsOf(data, 'any', { ...Object.fromEntries(given), ...query }, absolute)
        // fos-router leaves a question mark behind when all values are null.
        expect(ours).toBe(theirs.replace(/^([^?]*)\?$/, '$1'))
      },
    ),
    { numRuns: 2_000 },
  )
})
