import type { Route } from '../../../src/contract'
import * as contract from '../../../src/contract'
import { contractRoutes, routesByName } from '../../../src/contract/table'
import { BACKOFFICE_PATHS, linesOf, NAMED_ONLY, PARTNER_PATHS, PUBLIC_PATHS, wordsOf } from './specPaths'

const parameters = ({ path }: Route) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const signature = ({ method, path }: Route) => `${method} ${path}`
const ofHost = (host: string) => contractRoutes.filter((route) => route.host === host)

test.each([
  ['partner', PARTNER_PATHS],
  ['public', PUBLIC_PATHS],
  ['backoffice', BACKOFFICE_PATHS],
])('host %s has every path of the specification', (host, paths) => {
  expect(ofHost(host).map(signature)).toEqual(expect.arrayContaining(linesOf(paths)))
})

test.each(Object.entries(NAMED_ONLY))('area %s has every route the specification names without a path', (area, names) => {
  const missing = wordsOf(names).filter((name) => !routesByName.has(`${area}_${name}`))
  expect(missing).toEqual([])
})

test('names of the specification are kept', () => {
  for (const name of ['partner_goals', 'partner_sidebar_counts', 'api_partner_profile', 'partner_profile_partner_list']) {
    expect(routesByName.get(name)?.name).toBe(name)
  }
  expect(contract.api_partner_profile_save.urlName).toBe('api_partner_profile')
})

test('no two routes share a name', () => {
  expect(routesByName.size).toBe(contractRoutes.length)
})

test('no two routes answer the same request', () => {
  const methods = ({ method }: Route) => (method === 'ANY' ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : [method])
  const requests = contractRoutes.flatMap((route) =>
    methods(route).map((method) => `${method} ${route.host} ${route.path.replaceAll(/\{\w+\}/g, '{}')}`),
  )
  expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([])
})

test('every route is exported under its own name', () => {
  const exported: Record<string, unknown> = { ...contract }
  for (const route of contractRoutes) expect(exported[route.name]).toBe(route)
})

test('parameters that identify websites and partners on the partner host hold digits only', () => {
  for (const route of ofHost('partner')) {
    const numeric = parameters(route).filter((name) =>
      ['website', 'targetWebsite', 'selectedPartner', 'selectedTemplate', 'client', 'id'].includes(name ?? ''),
    )
    const free = route.path.startsWith('/email-composer/')
    expect([route.name, route.digits ?? []]).toEqual([route.name, free ? [] : numeric])
  }
})

test('GET carries no data, and a type of body never stands alone', () => {
  const names = (routes: readonly Route[]) => routes.map(({ name }) => name)
  expect(names(contractRoutes.filter(({ method, body }) => method === 'GET' && body))).toEqual([])
  expect(names(contractRoutes.filter(({ bodyType, body }) => bodyType && !body))).toEqual([])
})

test('optional segments have the defaults of the specification', () => {
  expect(contract.partner_website_assign.defaults).toEqual({ staff: null })
  expect(contract.partner_website_portal.defaults).toEqual({ route: 'my_dashboard' })
  expect(contract.partner_website_new.defaults).toEqual({ selectedTemplate: null })
  expect(contract.cms_editor.defaults).toEqual({ webcard: null })
  expect(contract.api_partner_follow.defaults).toEqual({ type: 'website' })
})
