import { execFileSync } from 'node:child_process'
import path from 'node:path'
import * as fc from 'fast-check'
import { createRouter, type RouteParams } from '../../../src/routes'
import { digits, queryValue, segment, segments } from './values'

const config = {
  url: 'https://partner.example',
  port: null,
  defaults: {},
  routes: {
    index: { uri: '/', methods: ['GET', 'HEAD'] },
    website: { uri: 'website/{website}', methods: ['GET'], parameters: ['website'], wheres: { website: '[0-9]+' } },
    assign: { uri: 'website/{website}/assign/{staff?}', methods: ['POST'], parameters: ['website', 'staff'] },
    named: { uri: 'tags/{tag}/of/{user}', methods: ['GET'], parameters: ['tag', 'user'], bindings: { user: 'id' } },
    files: { uri: 'files/{path}', methods: ['GET'], parameters: ['path'], wheres: { path: '.*' } },
    team: { uri: 'home', methods: ['GET'], domain: '{team}.example.com', parameters: ['team'] },
    localised: { uri: '{locale}/blog', methods: ['GET'], parameters: ['locale'] },
  },
}

type Call = [name: string, params: RouteParams, absolute: boolean]

function urlsByZiggy(data: object, calls: Call[]): string[] {
  const urls = execFileSync(process.execPath, [path.join(__dirname, 'ziggyUrls.mjs')], {
    input: JSON.stringify([data, calls]),
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return JSON.parse(urls)
}

const router = createRouter(config)

test.each([
  ['index', {}, '/'],
  ['website', { website: 17 }, '/website/17'],
  ['website', { website: 17, page: 2, tags: ['a', 'b'] }, '/website/17?page=2&tags%5B0%5D=a&tags%5B1%5D=b'],
  ['assign', { website: 17 }, '/website/17/assign'],
  ['assign', { website: 17, staff: null }, '/website/17/assign'],
  ['assign', { website: 17, staff: 4 }, '/website/17/assign/4'],
  ['named', { tag: 'a b', user: 'x@y.z' }, '/tags/a%20b/of/x@y.z'],
  ['files', { path: 'a/b c' }, '/files/a/b%20c'],
  ['team', { team: 'acme' }, 'https://acme.example.com/home'],
])('%s with %j is %s', (name, params, url) => {
  expect(router.generate(name, params)).toBe(url)
})

test('keeps the path of the URL that the application lives under', () => {
  const below = createRouter({ ...config, url: 'https://partner.example:8443/sub', port: 8443 })
  expect(below.generate('website', { website: 1 })).toBe('/sub/website/1')
  expect(below.generate('website', { website: 1 }, { absolute: true })).toBe('https://partner.example:8443/sub/website/1')
})

test('is absolute when the page is on another host than the application', () => {
  expect(createRouter(config, { host: 'www.example.org', scheme: 'https' }).generate('index')).toBe('https://partner.example/')
})

test('stays on the page when only the scheme differs, as behind a proxy that ends TLS', () => {
  const behindProxy = createRouter({ ...config, url: 'http://partner.example/sub' }, { host: 'partner.example', scheme: 'https' })
  expect(behindProxy.generate('index')).toBe('/sub')
  expect(behindProxy.generate('index', {}, { absolute: true })).toBe('https://partner.example/sub')
  expect(behindProxy.match('https://partner.example/sub/website/4')).toEqual({ name: 'website', params: { website: '4' } })
})

test('uses the defaults of Ziggy and, before them, those of the page', () => {
  const withDefaults = { ...config, defaults: { locale: 'de' } }
  expect(createRouter(withDefaults).generate('localised')).toBe('/de/blog')
  expect(createRouter(withDefaults, { defaults: { locale: 'fr' } }).generate('localised')).toBe('/fr/blog')
  expect(createRouter(withDefaults, { defaults: { locale: 'fr' } }).generate('localised', { locale: 'it' })).toBe('/it/blog')
})

test('any valid call makes the URL that ziggy-js makes', () => {
  // Laravel leaves ? # % of a value as they are, with which it would leave its place; the dot of ziggy-js takes no line separators.
  const kept = (text: string) => !/[?#%\u2028\u2029]/.test(text)
  const params = fc.oneof(
    fc.tuple(fc.constant('website'), fc.record({ website: digits })),
    fc.tuple(fc.constant('assign'), fc.record({ website: segment.filter(kept) })),
    fc.tuple(fc.constant('assign'), fc.record({ website: digits, staff: segment.filter(kept) })),
    fc.tuple(fc.constant('named'), fc.record({ tag: segment.filter(kept), user: segment.filter(kept) })),
    fc.tuple(fc.constant('files'), fc.record({ path: segments.filter(kept) })),
    fc.tuple(fc.constant('team'), fc.record({ team: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}[a-z]$/) })),
  )
  const extra = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), queryValue, { maxKeys: 3 })
  const call = fc.tuple(params, extra).map(([[name, given], query]) => [name, { ...query, ...given }, name === 'team'] satisfies Call)
  const calls = fc.sample(call, 3_000)

  const theirs = urlsByZiggy(config, calls).map(asLaravel)
  expect(calls.map(([name, given, absolute]) => asLaravel(router.generate(name, given, { absolute })))).toEqual(theirs)
})

/** ziggy-js leaves ' ( ) in paths and brackets in queries as they are; Laravel encodes them. */
function asLaravel(url: string): string {
  const [before = '', query] = url.split('?')
  const encoded = before.replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return query === undefined ? encoded : `${encoded}?${query.replace(/\[/g, '%5B').replace(/\]/g, '%5D')}`
}
