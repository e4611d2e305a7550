import { addQuery } from './addQuery'
import { type CompiledRoute, compile } from './compile'
import { createMatcher } from './createMatcher'
import { fillHost, fillPath } from './fill'
import { nearestNames } from './nearestNames'
import { RouteError } from './RouteError'
import type { RouteParams, Router, RouterContext } from './Router'
import type { RouteTable } from './RouteTable'
import { readTable } from './readTable'
import { readSite, type Site } from './site'

const NOTHING: RouteParams = Object.freeze({})

/** A router for the routes of a page: a FOSJsRouting dump, Ziggy's JSON or plain templates. Never throws: what is wrong shows on use. */
export function createRouter(routes: unknown, context: RouterContext = {}): Router {
  const table = readTable(routes, context)
  const site = readSite(table.baseUrl, table.scheme, table.host)
  const compiled = new Map<string, CompiledRoute>()

  function routeOf(name: string): CompiledRoute {
    const known = compiled.get(name)
    if (known) return known
    const route = compileNamed(name, table, site)
    compiled.set(name, route)
    return route
  }

  return {
    generate(name, params = NOTHING, options) {
      const route = routeOf(name)
      const isAbsolute = options?.absolute === true
      const origin = isAbsolute || route.isForeign ? originOf(route, params, isAbsolute) : ''
      return origin + fillPath(route, params) + queryOf(route, params, options?.query) + hashOf(route, options?.hash)
    },
    match: site ? createMatcher(table, site) : () => null,
    has: (name) => table.find(name) !== undefined,
    names: table.names,
  }
}

function compileNamed(name: string, table: RouteTable, site: Site | undefined): CompiledRoute {
  const key = table.find(name)
  if (key === undefined) throw unknownRoute(name, table.names())
  const definition = table.read(key)
  if (!definition) throw new RouteError('definition', name, `The route "${name}" is not written in a form that can be read.`)
  if (!site)
    throw new RouteError('definition', name, `The base URL of the routes is neither a path nor an http(s) URL, so "${name}" has no URL.`)
  return compile(name, definition, site, table)
}

function unknownRoute(name: string, names: readonly string[]): RouteError {
  const near = nearestNames(name, names).map((candidate) => `"${candidate}"`)
  return new RouteError(
    'unknown',
    name,
    `The route "${name}" does not exist.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`,
  )
}

/** Scheme and host of the URL; empty for a route whose host turns out to be that of the page, unless it is asked for. */
function originOf(route: CompiledRoute, params: RouteParams, isAbsolute: boolean): string {
  const origin = route.host.slots.length > 0 ? `${route.scheme}://${fillHost(route, params)}` : route.origin
  if (!origin) throw new RouteError('definition', route.name, `The host of the route "${route.name}" is not known.`)
  return isAbsolute || origin !== route.page ? origin : ''
}

/** The values that the route has no place for, and those of the options. */
function queryOf(route: CompiledRoute, params: RouteParams, more: RouteParams | undefined): string {
  let query = ''
  // An old library's enumerable additions to Object.prototype are no parameters.
  for (const key in params)
    if (!route.names.has(key) && Object.hasOwn(params, key)) query = addQuery(query, key, params[key], route.encoding)
  for (const key in more) if (Object.hasOwn(more, key)) query = addQuery(query, key, more[key], route.encoding)
  return query && `?${query}`
}

function hashOf(route: CompiledRoute, hash = ''): string {
  const text = hash.replace(/^#/, '')
  return text && `#${route.encoding.query(text)}`
}
