import type { Host as RouteHost, ServerRoute } from '../../src/contract/server'

/** One machine plays all hosts of the specification; each has its own prefix. */
const PREFIX: Readonly<Record<RouteHost, string>> = {
  partner: '',
  public: '',
  backoffice: '/backoffice',
  customer: '/my',
  cms: '/cms',
  assistant: '/assistant',
}

/** Path of a route on this host, in the contract's notation: `/website/{website}/note`. */
export const pathTemplate = (route: ServerRoute): string => `${PREFIX[route.host]}${route.path}`

/** Where a route begins that needs no parameters: those that may be left out are. */
export const plainPath = (route: ServerRoute): string =>
  pathTemplate(route).replaceAll(/\/\{(\w+)\}/g, (segment, name: string) => (route.defaults && name in route.defaults ? '' : segment))

/** The path in Hono's notation, with digits-only parameters and optional last ones; Hono knows no optional one in the middle. */
export function honoPath(route: ServerRoute): string {
  const template = pathTemplate(route)
  return template.replaceAll(/\{(\w+)\}/g, (segment, name: string) => {
    const requirement = route.digits?.includes(name) ? '{[0-9]+}' : ''
    const optional = route.defaults && name in route.defaults && template.endsWith(segment) ? '?' : ''
    return `:${name}${requirement}${optional}`
  })
}

/** What routes answer to, and what browsers ask beside it. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Methods a route answers. HEAD comes with GET. */
export const methodsOf = (route: ServerRoute): string[] => (route.method === 'ANY' ? ['GET', 'POST'] : [route.method])

const patterns = new WeakMap<ServerRoute, RegExp>()

/** Whether a path is one of the route's. */
export function matchesPath(route: ServerRoute, path: string): boolean {
  const pattern = patterns.get(route) ?? patternOf(route)
  patterns.set(route, pattern)
  return pattern.test(path)
}

function patternOf(route: ServerRoute): RegExp {
  const source = pathTemplate(route).replaceAll(/\/\{(\w+)\}/g, (_, name: string) => {
    const segment = route.digits?.includes(name) ? '/[0-9]+' : '/[^/]+'
    return route.defaults && name in route.defaults ? `(?:${segment})?` : segment
  })
  return new RegExp(`^${source}$`)
}
