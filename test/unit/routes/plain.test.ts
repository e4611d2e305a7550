import { createRouter } from '../../../src/routes'

const routes = {
  index: '/',
  website: '/website/{website}',
  note: { path: '/website/{website}/note', requirements: { website: '\\d+' }, methods: ['GET', 'POST'] },
  assign: { path: '/website/{website}/assign/{staff}', requirements: { website: '\\d+', staff: '\\d+' }, defaults: { staff: null } },
  portal: { path: '/website/{website}/portal/{route}', defaults: { route: 'my_dashboard' } },
  follow: '/api/follow/{type}/{resourceId?}',
  customer: { path: '/files/{ids}', host: 'my.example.com' },
  tenant: { path: '/', host: '{tenant}.example.com' },
}
const router = createRouter(routes)

test.each([
  ['index', {}, '/'],
  ['website', { website: 17 }, '/website/17'],
  ['website', { website: 'a b;c=d,e@f' }, '/website/a%20b%3Bc%3Dd%2Ce%40f'],
  ['note', { website: 17, tab: 'x&y' }, '/website/17/note?tab=x%26y'],
  ['assign', { website: 17 }, '/website/17/assign'],
  ['assign', { website: 17, staff: 4 }, '/website/17/assign/4'],
  ['portal', { website: 17, route: 'my_dashboard' }, '/website/17/portal'],
  ['follow', { type: 'website' }, '/api/follow/website'],
  ['follow', { type: 'website', resourceId: 3 }, '/api/follow/website/3'],
  ['customer', { ids: '1,2' }, 'https://my.example.com/files/1%2C2'],
  ['tenant', { tenant: 'acme' }, 'https://acme.example.com/'],
])('%s with %j is %s', (name, params, url) => {
  expect(router.generate(name, params)).toBe(url)
})

test('query and hash come from the options too', () => {
  expect(router.generate('website', { website: 1 }, { query: { website: 2, empty: null }, hash: '#white-label' })).toBe(
    '/website/1?website=2#white-label',
  )
  expect(router.generate('index', {}, { hash: 'a b' })).toBe('/#a%20b')
  expect(router.generate('index', {}, { hash: '' })).toBe('/')
})

describe('base URL', () => {
  test.each([
    ['/app', '/app/website/1'],
    ['/app/', '/app/website/1'],
    ['', '/website/1'],
    ['https://api.example.com/v1', '/v1/website/1'],
  ])('%j leads to %s', (baseUrl, url) => {
    expect(createRouter({ baseUrl, ...routes }).generate('website', { website: 1 })).toBe(url)
    expect(createRouter({ baseUrl, routes }).generate('website', { website: 1 })).toBe(url)
    expect(createRouter(routes, { baseUrl }).generate('website', { website: 1 })).toBe(url)
  })

  test('on another host than the page makes absolute URLs', () => {
    const elsewhere = createRouter({ baseUrl: 'https://api.example.com/v1', routes }, { host: 'partner.example', scheme: 'https' })
    expect(elsewhere.generate('index')).toBe('https://api.example.com/v1/')
  })

  test.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example', 'ftp://x', 'app', 'https://user@evil.example', '/a?b'])(
    '%j is refused when a URL is asked for',
    (baseUrl) => {
      const broken = createRouter({ baseUrl, routes })
      expect(() => broken.generate('website', { website: 1 })).toThrow(
        'The base URL of the routes is neither a path nor an http(s) URL, so "website" has no URL.',
      )
      expect(broken.match('/website/1')).toBeNull()
    },
  )
})

test('a route of the name baseUrl or routes is possible in a table of its own', () => {
  expect(createRouter({ routes: { baseUrl: '/b', routes: '/r' } }).names()).toEqual(['baseUrl', 'routes'])
  expect(createRouter({ routes: '/r' }).generate('routes')).toBe('/r')
})

test('an absolute URL needs a host', () => {
  expect(() => router.generate('index', {}, { absolute: true })).toThrow('The host of the route "index" is not known.')
  expect(createRouter(routes, { host: 'partner.example:8443', scheme: 'https:' }).generate('index', {}, { absolute: true })).toBe(
    'https://partner.example:8443/',
  )
})

test.each([undefined, null, [], {}, 'text', 7, { routes: [] }, { routes: null }, { base_url: '', routes: [] }])(
  '%j is a table without routes',
  (table) => {
    const empty = createRouter(table)
    expect(empty.names()).toEqual([])
    expect(empty.match('/')).toBeNull()
    expect(() => empty.generate('index')).toThrow('The route "index" does not exist.')
  },
)

test('an entry that is no route costs only itself', () => {
  const mixed = createRouter({ routes: { good: '/good', bad: 7, worse: null, list: [], tokens: { tokens: 'x' } } })
  expect(mixed.generate('good')).toBe('/good')
  for (const name of ['bad', 'worse', 'list', 'tokens'])
    expect(() => mixed.generate(name)).toThrow(expect.objectContaining({ code: 'definition', routeName: name }))
  expect(mixed.match('/good')).toEqual({ name: 'good', params: {} })
})

test('twenty thousand routes are read only as far as they are used', () => {
  const many = createRouter(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`r${index}`, `/area${index}/{id}`])))
  expect(many.generate('r19999', { id: 1 })).toBe('/area19999/1')
  expect(many.match('/area12345/7')).toEqual({ name: 'r12345', params: { id: '7' } })
})
