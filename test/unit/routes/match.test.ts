import * as fc from 'fast-check'
import { createRouter } from '../../../src/routes'
import { segment, segments } from './values'

const router = createRouter(
  {
    baseUrl: '/app',
    routes: {
      index: '/',
      anything: { path: '/{path}', requirements: { path: '.+' } },
      check: { path: '/{website}/check', requirements: { website: '\\d+' } },
      details: { path: '/website/{website}', requirements: { website: '\\d+' } },
      named: '/website/{name}',
      new_website: { path: '/website/new/{template}', requirements: { template: '\\d+' }, defaults: { template: null } },
      portal: { path: '/website/{website}/portal/{route}', requirements: { website: '\\d+' }, defaults: { route: 'my_dashboard' } },
      save: { path: '/note/{id}', methods: ['POST'] },
      read: { path: '/note/{id}', methods: ['GET'] },
      file: '/files/{name}.{extension}',
      tenant: { path: '/home', host: '{tenant}.example.com' },
    },
  },
  { host: 'partner.example:8443', scheme: 'https' },
)

test.each([
  ['/app', 'index', {}],
  ['/app/', 'index', {}],
  ['/app/?page=2#top', 'index', {}],
  ['/app/website/17', 'details', { website: '17' }],
  ['/app/website/17/', 'details', { website: '17' }],
  ['/app/website/17?tab=log#note', 'details', { website: '17' }],
  ['https://partner.example:8443/app/website/17', 'details', { website: '17' }],
  ['/app/website/caf%C3%A9%20au%20lait', 'named', { name: 'café au lait' }],
  ['/app/website/new', 'new_website', {}],
  ['/app/website/new/3', 'new_website', { template: '3' }],
  ['/app/17/check', 'check', { website: '17' }],
  ['/app/x/check', 'anything', { path: 'x/check' }],
  ['/app/website/17/portal', 'portal', { website: '17', route: 'my_dashboard' }],
  ['/app/website/17/portal/my_emails', 'portal', { website: '17', route: 'my_emails' }],
  ['/app/note/5', 'read', { id: '5' }],
  ['/app/files/a.b.pdf', 'file', { name: 'a.b', extension: 'pdf' }],
  ['/app/a/../website/17', 'details', { website: '17' }],
  ['https://acme.example.com/app/home', 'tenant', { tenant: 'acme' }],
])('%s is the route %s', (url, name, params) => {
  expect(router.match(url)).toEqual({ name, params })
})

test.each([
  'https://partner.example/app/website/17',
  'http://partner.example:8443/app/website/17',
  'https://evil.example/app/website/17',
  '//evil.example/app/website/17',
  '/website/17',
  '/application/website/17',
  '/app/website/%E0%A4%A',
  '/app/website/%',
  '/app/website/%ff',
  '/app/a%00b',
  '/app/x/..%2f..%2fadmin',
  '/app/%252e%252e/x',
  'javascript:alert(1)',
  'mailto:a@b.example',
  'https://',
  `/app/${'a'.repeat(20_000)}`,
  `/app/${'a'.repeat(2_001)}`,
])('%s is no route of the page', (url) => {
  expect(router.match(url)).toBeNull()
})

test('finds what it generated', () => {
  const call = fc.oneof(
    fc.tuple(fc.constant('details'), fc.record({ website: fc.nat().map(String) })),
    fc.tuple(fc.constant('named'), fc.record({ name: segment.filter((text) => !/^(?:\d+|new)$/.test(text)) })),
    fc.tuple(fc.constant('portal'), fc.record({ website: fc.nat().map(String), route: segment })),
    fc.tuple(fc.constant('read'), fc.record({ id: segment })),
    fc.tuple(fc.constant('anything'), fc.record({ path: segments.map((path) => `other/${path}`) })),
  )
  fc.assert(
    fc.property(call, fc.boolean(), ([name, params], absolute) => {
      expect(router.match(router.generate(name, params, { absolute, query: { page: 2 }, hash: 'top' }))).toEqual({ name, params })
    }),
    { numRuns: 1_000 },
  )
})

test('answers any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        fc.webPath().map((path) => `/app${path}`),
      ),
      (url) => {
        const match = router.match(url)
        expect(match === null || router.has(match.name)).toBe(true)
      },
    ),
  )
})

test('knows the name without locale of a FOSJsRouting dump', () => {
  const route = (text: string, locale: string) => ({
    tokens: [['text', text]],
    defaults: { _canonical_route: 'home', _locale: locale },
    hosttokens: [],
  })
  const localised = createRouter({
    base_url: '',
    routes: { 'home.de': route('/start', 'de'), 'home.en': route('/home', 'en') },
    locale: 'de',
  })
  expect(localised.match('/start')).toEqual({ name: 'home', params: {} })
  expect(localised.match('/home')).toEqual({ name: 'home', params: {} })
})

test('a relative URL belongs to the page where its host is not known', () => {
  const anywhere = createRouter({ website: '/website/{website}' })
  expect(anywhere.match('/website/17')).toEqual({ name: 'website', params: { website: '17' } })
  expect(anywhere.match('https://partner.example/website/17')).toBeNull()
})
