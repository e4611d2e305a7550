import * as client from '../../../src/contract'
import type { ServerRoute } from '../../../src/contract/server'
import * as server from '../../../src/contract/server'
import { contractRoutes, routesByName } from '../../../src/contract/table'
import { BACKOFFICE_PATHS, linesOf, NAMED_ONLY, PARTNER_PATHS, PUBLIC_PATHS, wordsOf } from './specPaths'

const parameters = ({ path }: ServerRoute) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const signature = ({ method, path }: ServerRoute) => `${method} ${path}`
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
  expect(client.api_partner_profile_save.urlName).toBe('api_partner_profile')
})

test('no two routes share a name', () => {
  expect(routesByName.size).toBe(contractRoutes.length)
})

test('no two routes answer the same request', () => {
  const methods = ({ method }: ServerRoute) => (method === 'ANY' ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : [method])
  const requests = contractRoutes.flatMap((route) =>
    methods(route).map((method) => `${method} ${route.host} ${route.path.replaceAll(/\{\w+\}/g, '{}')}`),
  )
  expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([])
})

test('both halves of every route are exported under its own name', () => {
  const whole: Record<string, unknown> = { ...server }
  const half: Record<string, unknown> = { ...client }
  for (const route of contractRoutes) {
    expect(whole[route.name]).toBe(route)
    expect(route).toMatchObject({ ...(half[route.name] as object) })
  }
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
  const names = (routes: readonly ServerRoute[]) => routes.map(({ name }) => name)
  expect(names(contractRoutes.filter(({ method, body }) => method === 'GET' && body))).toEqual([])
  expect(names(contractRoutes.filter(({ bodyType, body }) => bodyType && !body))).toEqual([])
})

test('optional segments have the defaults of the specification', () => {
  expect(server.partner_website_assign.defaults).toEqual({ staff: null })
  expect(server.partner_website_portal.defaults).toEqual({ route: 'my_dashboard' })
  expect(server.partner_website_new.defaults).toEqual({ selectedTemplate: null })
  expect(server.cms_editor.defaults).toEqual({ webcard: null })
  expect(server.api_partner_follow.defaults).toEqual({ type: 'website' })
})
