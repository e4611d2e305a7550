import { contractRoutes } from '../../contract/table'
import { createRouter, RouteError } from '../../routes'
import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { nearest } from '../nearest'
import { attribute, type PageElement } from '../PageElement'

const KNOWN = new Map(contractRoutes.map((route) => [route.urlName ?? route.name, route]))
const NAMES = [...KNOWN.keys()]

const SCHEME = /^\s*[a-z][\w+.-]*:/i

/** The named routes of the page against the contract, and against what the islands of the page need. */
export function checkRoutes({ page, block, hosts, manifest }: Examined): Finding[] {
  if (!page || !block) return []
  const router = createRouter(page.routes)
  const names = router.names()
  if (names.length === 0) return hosts.length > 0 ? [finding('routes/missing', 'the page names no route', block)] : []
  return [
    ...names.flatMap((name) => checkRoute(name, names)),
    ...needsOf(hosts).flatMap(({ island, needs, host }) => {
      const missing = needs.filter((name) => !router.has(name))
      const text = `island "${island}" cannot do without ${missing.map((name) => `"${name}"`).join(', ')}, which the page does not name`
      return missing.length > 0 ? [finding('routes/needed', text, host)] : []
    }),
  ]

  function needsOf(elements: readonly PageElement[]) {
    return elements.flatMap((host) => {
      const island = attribute(host, 'data-island')
      const needs = Object.hasOwn(manifest.islands, island) ? (manifest.islands[island]?.needs ?? []) : []
      return needs.length > 0 ? [{ island, needs, host }] : []
    })
  }

  function checkRoute(name: string, all: readonly string[]): Finding[] {
    if (SCHEME.test(pathOf(page?.routes, name))) return [hasScheme(name)]
    const route = KNOWN.get(name)
    if (!route) return unknownName(name, all)
    const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, '1']))
    try {
      const url = router.generate(name, params)
      const extra = url.slice(url.indexOf('?') + 1)
      return url.includes('?') && extra ? [wrongParameters(name, Object.keys(params))] : []
    } catch (error) {
      if (!(error instanceof RouteError)) throw error
      // The placeholder may ask for more than a number: only the server knows.
      if (error.code === 'requirement' || error.code === 'value') return []
      return error.code === 'missing' ? [wrongParameters(name, Object.keys(params))] : [unreadable(name)]
    }
  }

  function unknownName(name: string, all: readonly string[]): Finding[] {
    const meant = nearest(name, NAMES)
    return meant && !all.includes(meant)
      ? [
          finding(
            'routes/unknown-name',
            `the route "${name}" is not used by any island; the contract has "${meant}", and what needs it is left out`,
            block,
          ),
        ]
      : []
  }

  function wrongParameters(name: string, expected: readonly string[]): Finding {
    const wanted = expected.length > 0 ? `the placeholders ${expected.map((param) => `{${param}}`).join(', ')}` : 'no placeholder'
    return finding('routes/parameters', `islands fill "${name}" by name: it should have ${wanted}`, block)
  }

  function hasScheme(name: string): Finding {
    return finding('routes/scheme', `the route "${name}" begins with a scheme, islands would take it for a path`, block)
  }

  function unreadable(name: string): Finding {
    return finding('routes/unreadable', `the route "${name}" is not written in a form that can be read`, block)
  }
}

/** The path of a route that is written as a plain template; those of the other dialects are not looked at. */
function pathOf(routes: unknown, name: string): string {
  const entry = valueOf(routes, name) ?? valueOf(valueOf(routes, 'routes'), name)
  const path = typeof entry === 'string' ? entry : valueOf(entry, 'path')
  return typeof path === 'string' ? path : ''
}

const valueOf = (owner: unknown, key: string): unknown =>
  typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key) ? Reflect.get(owner, key) : undefined
