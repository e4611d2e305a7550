import { laravel } from '../encoding'
import { isRecord, own, record, type Row, text, texts } from '../record'
import type { RouterContext } from '../Router'
import type { RouteTable } from '../RouteTable'
import { parseTemplate } from '../template'

/** Ziggy's JSON: {url, port, defaults, routes: {name: {uri, methods, wheres?, domain?}}}. */
export function ziggyTable(data: Row, context: RouterContext): RouteTable {
  const routes = record(own(data, 'routes'))
  const url = text(own(data, 'url'))
  const origin = URL.canParse(url) ? new URL(url) : undefined
  const port = text(own(data, 'port'))

  return {
    baseUrl: context.baseUrl ?? url,
    scheme: context.scheme ?? origin?.protocol.slice(0, -1) ?? '',
    host: context.host ?? origin?.host ?? '',
    encoding: laravel,
    defaults: { ...record(own(data, 'defaults')), ...context.defaults },
    names: () => Object.keys(routes),
    find: (name) => (Object.hasOwn(routes, name) ? name : undefined),
    nameOf: (key) => key,
    read(key) {
      const route = own(routes, key)
      if (!isRecord(route) || typeof route.uri !== 'string') return undefined
      const wheres = record(own(route, 'wheres'))
      const rules = { requirement: (name: string) => text(own(wheres, name)), default: () => undefined }
      const uri = route.uri.replace(/^\/+|(?<!\/)\/+$/g, '')
      const domain = text(own(route, 'domain'))
      return {
        path: parseTemplate(uri && `/${uri}`, rules),
        host: domain ? [...parseTemplate(domain, rules), ...(port ? [`:${port}`] : [])] : [],
        schemes: [],
        methods: texts(own(route, 'methods')),
      }
    },
  }
}
