import { plain } from '../encoding'
import { defaultOf, own, record, type Row, text, texts } from '../record'
import type { RouterContext } from '../Router'
import type { RouteTable } from '../RouteTable'
import { parseTemplate } from '../template'

/** {name: '/website/{website}'} or {name: {path, requirements?, defaults?, host?, methods?}}, beside an optional baseUrl or in {baseUrl, routes}. */
export function plainTable(data: Row, context: RouterContext): RouteTable {
  const { baseUrl, ...flat } = data
  const inner = own(data, 'routes')
  // A flat table may have a route of that name.
  const isRoute = typeof inner === 'string' || typeof own(record(inner), 'path') === 'string'
  const routes = inner === undefined || isRoute ? flat : record(inner)

  return {
    baseUrl: context.baseUrl ?? text(baseUrl),
    scheme: context.scheme ?? '',
    host: context.host ?? '',
    encoding: plain,
    defaults: context.defaults ?? {},
    names: () => Object.keys(routes),
    find: (name) => (Object.hasOwn(routes, name) ? name : undefined),
    nameOf: (key) => key,
    read(key) {
      const entry = own(routes, key)
      const route = typeof entry === 'string' ? { path: entry } : record(entry)
      const path = own(route, 'path')
      if (typeof path !== 'string') return undefined
      const requirements = record(own(route, 'requirements'))
      const defaults = record(own(route, 'defaults'))
      const rules = { requirement: (name: string) => text(own(requirements, name)), default: (name: string) => defaultOf(defaults, name) }
      return {
        path: parseTemplate(path.startsWith('/') ? path : `/${path}`, rules),
        host: parseTemplate(text(own(route, 'host')), rules),
        schemes: [],
        methods: texts(own(route, 'methods')),
      }
    },
  }
}
