import * as fc from 'fast-check'
import { createRouter, RouteError, type Router } from '../../../src/routes'

const requirements = { website: '\\d+', slug: '[^/]+', path: '.+' }
const paths = {
  website: '/website/{website}/end',
  slug: '/slug/{slug}/end',
  path: '/path/{path}/end',
  tail: '/tail/{path}',
  root: '/{path}',
}

const plain = createRouter(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { path, requirements }])), {
  host: 'page.example',
})
const ziggy = createRouter({
  url: 'https://page.example',
  port: null,
  defaults: {},
  routes: Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, { uri: path.slice(1), methods: ['GET'], wheres: requirements }]),
  ),
})
const variable = (name: keyof typeof requirements) => ['variable', '/', requirements[name], name, true]
const fosRoute = (...tokens: unknown[]) => ({
  tokens: tokens.toReversed(),
  defaults: [],
  requirements: [],
  hosttokens: [],
  methods: [],
  schemes: [],
})
const fos = createRouter({
  base_url: '',
  host: 'page.example',
  scheme: 'https',
  routes: {
    website: fosRoute(['text', '/website'], variable('website'), ['text', '/end']),
    slug: fosRoute(['text', '/slug'], variable('slug'), ['text', '/end']),
    path: fosRoute(['text', '/path'], variable('path'), ['text', '/end']),
    tail: fosRoute(['text', '/tail'], variable('path')),
    root: fosRoute(variable('path')),
  },
})
const dialects: [string, Router][] = [
  ['plain', plain],
  ['ziggy', ziggy],
  ['fos', fos],
]

function codeOf(call: () => unknown): string | undefined {
  try {
    call()
    return undefined
  } catch (error) {
    return error instanceof RouteError ? error.code : String(error)
  }
}

describe.each(dialects)('%s', (_, router) => {
  test.each(['..', '.', '%2e', '%2E%2e', '.%2e', '%252e%252e', '%25252e.'])('refuses the dot segment %j', (slug) => {
    expect(codeOf(() => router.generate('slug', { slug }))).toBe('value')
    expect(codeOf(() => router.generate('tail', { path: slug }))).toBe('value')
  })

  test.each(['../x', 'a/../../b', 'a/..', './a', 'a/./b', 'a/%2e%2e/b', '..%2f..%2fadmin', 'a%2f..', 'a\\..\\b', '..%5cb', '../'])(
    'refuses dot segments among several: %j',
    (path) => {
      expect(codeOf(() => router.generate('path', { path }))).toBe('value')
      expect(codeOf(() => router.generate('tail', { path }))).toBe('value')
    },
  )

  test.each(['...', '.a', 'a.', 'a..b', '.well-known', '%2e%2ea', '~', '..a/b..'])('lets %j pass, which is no dot segment', (path) => {
    expect(decodeURIComponent(router.generate('tail', { path }))).toBe(`/tail/${path}`)
  })

  test('refuses a path that a browser reads as a host', () => {
    expect(codeOf(() => router.generate('root', { path: '/evil.example' }))).toBe('value')
    expect(new URL(router.generate('root', { path: '\\evil.example' }), 'https://page.example').host).toBe('page.example')
  })

  test.each(['a\nb', '\0', 'a\r', '\t', '\u007f', '\u0085', '\ud800'])('refuses characters that no URL can carry: %j', (slug) => {
    expect(codeOf(() => router.generate('slug', { slug }))).toMatch(/value|requirement/)
  })

  test.each([undefined, null])('asks for a required value that is %j', (slug) => {
    expect(() => router.generate('slug', { slug })).toThrow('The route "slug" requires the parameter "slug".')
    expect(codeOf(() => router.generate('slug'))).toBe('missing')
  })

  test.each([[['1']], [{ id: 1 }], [true], [Number.NaN], [Number.POSITIVE_INFINITY]])('refuses %j for a place in the path', (slug) => {
    expect(codeOf(() => router.generate('slug', { slug }))).toBe('value')
  })

  test.each(['abc', '1a', '', '1\n', ' 1', '1/2', '-1', '١'])('enforces the requirement of digits: %j', (website) => {
    expect(codeOf(() => router.generate('website', { website }))).toBe('requirement')
  })

  test('does not run a requirement on a value that is too long for it', () => {
    expect(router.generate('website', { website: '1'.repeat(2_000) })).toHaveLength(2_000 + '/website//end'.length)
    expect(codeOf(() => router.generate('website', { website: '1'.repeat(2_001) }))).toBe('value')
  })

  test('takes no value from a prototype', () => {
    expect(codeOf(() => router.generate('slug', Object.create({ slug: 'x' })))).toBe('missing')
    expect(router.generate('slug', Object.assign(Object.create({ extra: 'x' }), { slug: 'a' }))).toBe('/slug/a/end')
  })

  test('no value leaves its place', () => {
    const hostile = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      '%2F',
      '%5c',
      '%25',
      '?',
      '#',
      '&',
      ';',
      '@',
      ':',
      '//',
      '\0',
      '\t',
      '\n',
      '\u2028',
      '．',
      '／',
      'a',
      '%',
      '\ud800',
      '<',
      '"',
      ' ',
    )
    const value = fc.oneof(
      fc.array(hostile, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(value, fc.constantFrom('website', 'slug', 'path', 'tail', 'root'), (text, name) => {
        const params = { [name in requirements ? name : 'path']: text }
        const code = codeOf(() => router.generate(name, params))
        expect([undefined, 'value', 'requirement']).toContain(code)
        fc.pre(code === undefined)
        const generated = router.generate(name, params)
        const url = new URL(generated, 'https://page.example')
        expect(url.origin + url.pathname).toBe(`https://page.example${generated}`)
        expect(url.search + url.hash).toBe('')
        expect(decodeURIComponent(url.pathname)).toBe(paths[name].replace(/\{\w+\}/, () => text))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('host names', () => {
  const router = createRouter({ tenant: { path: '/x', host: '{tenant}.example.com' } })

  test.each(['evil.com/', 'evil.com#', 'evil.com?', 'a@b', 'a:1', 'a b', '-a', '', 'é', 'a\\b', '.'])('refuse %j', (tenant) => {
    expect(codeOf(() => router.generate('tenant', { tenant }))).toMatch(/value|requirement/)
  })
})

test('dots of neighbouring placeholders do not add up to a dot segment', () => {
  const router = createRouter({ two: '/a/{first}{second}', file: '/a/.{extension}' })
  expect(codeOf(() => router.generate('two', { first: '.', second: '.' }))).toBe('value')
  expect(codeOf(() => router.generate('file', { extension: '.' }))).toBe('value')
  expect(router.generate('two', { first: 'a', second: '.' })).toBe('/a/a.')
})

test('a requirement that JavaScript cannot read is left to the server, within one segment', () => {
  const router = createRouter({ odd: { path: '/a/{x}', requirements: { x: '(?<=\\K[' } } })
  expect(router.generate('odd', { x: 'b c' })).toBe('/a/b%20c')
  expect(codeOf(() => router.generate('odd', { x: 'b/c' }))).toBe('requirement')
})

test.each([
  ['[^/]++', 'é-1', 'a/b'],
  ['(?>a+)b', 'aab', 'aa'],
  ['^de|en$', 'en', 'den'],
  ['(?P<year>\\d{4})-\\d{2}', '2026-05', '26-5'],
  ['\\p{L}+', 'éß日', 'a1'],
  ['\\pL+', 'é', '1'],
  ['[a-z]{2,}+', 'abc', 'a'],
  ['\\++', '++', 'a'],
  ['[*+]+', '*+', ''],
])('the PCRE requirement %s takes %j and not %j', (x, good, bad) => {
  const router = createRouter({ any: { path: '/{x}', requirements: { x } } })
  expect(decodeURIComponent(router.generate('any', { x: good }))).toBe(`/${good}`)
  expect(codeOf(() => router.generate('any', { x: bad }))).toBe('requirement')
  expect(router.match(`/${encodeURIComponent(good)}`)).toEqual({ name: 'any', params: { x: good } })
})

describe('names', () => {
  const router = createRouter({ partner_goals: '/goals', partner_index: '/', partner_tickets: '/tickets' })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype'])('%s is unknown', (name) => {
    expect(router.has(name)).toBe(false)
    expect(() => router.generate(name)).toThrow(`The route "${name}" does not exist.`)
    expect(codeOf(() => router.generate(name))).toBe('unknown')
  })

  test('an unknown one is told with the nearest ones', () => {
    expect(() => router.generate('partner_gaols')).toThrow('The route "partner_gaols" does not exist. Did you mean "partner_goals"?')
    expect(() => router.generate('partner_goal')).toThrow(
      expect.objectContaining({ name: 'RouteError', code: 'unknown', routeName: 'partner_goal' }),
    )
    expect(() => router.generate('zzz')).toThrow(/^The route "zzz" does not exist\.$/)
  })

  test('a known one is listed', () => {
    expect(router.has('partner_goals')).toBe(true)
    expect(router.names()).toEqual(['partner_goals', 'partner_index', 'partner_tickets'])
  })

  test('one that only looks like a prototype is a route like any other', () => {
    const odd = createRouter(JSON.parse('{"__proto__": "/p", "constructor": "/c/{__proto__}"}'))
    expect(odd.generate('__proto__')).toBe('/p')
    expect(odd.generate('constructor', JSON.parse('{"__proto__": "x"}'))).toBe('/c/x')
  })
})

test('a scheme other than http and https is not taken from page data', () => {
  const route = { ...fosRoute(['text', '/x']), schemes: ['javascript'] }
  const router = createRouter({ base_url: '', host: 'page.example', scheme: 'javascript', routes: { x: route } })
  expect(router.generate('x')).toBe('/x')
  expect(router.generate('x', {}, { absolute: true })).toBe('https://page.example/x')
})
