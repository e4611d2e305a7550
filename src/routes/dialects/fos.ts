import { symfony } from '../encoding'
import type { RouterContext } from '../Router'
import { defaultOf, isRecord, list, own, record, type Row, text, texts } from '../record'
import type { Part, RouteTable } from '../RouteTable'

/** A dump of FOSJsRoutingBundle: {base_url, routes: {name: {tokens, defaults, requirements, hosttokens, methods, schemes}}, prefix, host, port, scheme, locale}. */
export function fosTable(data: Row, context: RouterContext): RouteTable {
  const routes = record(own(data, 'routes'))
  const prefix = text(own(data, 'prefix'))
  const locale = context.locale ?? text(own(data, 'locale'))
  const host = context.host ?? withPort(text(own(data, 'host')), text(own(data, 'port')))
  const port = /:\d+$/.exec(host)?.[0] ?? ''

  return {
    baseUrl: context.baseUrl ?? text(own(data, 'base_url')),
    scheme: context.scheme ?? text(own(data, 'scheme')),
    host,
    encoding: symfony,
    defaults: { ...(locale && { _locale: locale }), ...context.defaults },
    names: () => Object.keys(routes),
    find: (name) => [prefix + name, `${name}.${locale}`, `${prefix}${name}.${locale}`, name].find((key) => Object.hasOwn(routes, key)),
    nameOf(key) {
      const canonical = text(own(record(own(record(own(routes, key)), 'defaults')), '_canonical_route'))
      if (canonical) return canonical
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : key
      return locale && name.endsWith(`.${locale}`) ? name.slice(0, -locale.length - 1) : name
    },
    read(key) {
      const route = own(routes, key)
      if (!isRecord(route) || !Array.isArray(own(route, 'tokens'))) return undefined
      const defaults = record(own(route, 'defaults'))
      const scheme = text(own(record(own(route, 'requirements')), '_scheme'))
      const ownHost = partsOf(own(route, 'hosttokens'), defaults)
      return {
        path: partsOf(own(route, 'tokens'), defaults),
        host: ownHost.length > 0 && port ? [...ownHost, port] : ownHost,
        schemes: scheme ? [scheme] : texts(own(route, 'schemes')),
        methods: texts(own(route, 'methods')),
      }
    },
  }
}

const withPort = (host: string, port: string): string => (port && !host.includes(':') ? `${host}:${port}` : host)

/** Tokens stand in reverse order: ['text', '/x'] or ['variable', prefix, requirement, name, utf8?, important?]. */
const partsOf = (tokens: unknown, defaults: Row): Part[] =>
  list(tokens)
    .map((token) => partOf(list(token), defaults))
    .toReversed()

function partOf([type, prefix, requirement, name, , important]: unknown[], defaults: Row): Part {
  if (type === 'text') return text(prefix)
  const key = text(name)
  return { name: key, prefix: text(prefix), requirement: text(requirement), default: defaultOf(defaults, key), trims: important !== true }
}
