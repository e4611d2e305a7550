import { DOT_SEGMENT, MAX_PATH_LENGTH, MAX_VALUE_LENGTH } from './limits'
import { type Pattern, patternOf } from './patternOf'
import { rankOf } from './rank'
import type { RouteMatch } from './Router'
import type { Part, RouteDefinition, RouteTable } from './RouteTable'
import type { Site } from './site'

const CONTROL = /\p{Cc}/u
/** Stands in for the page's origin where it is not known; no host can have this name. */
const NOWHERE = 'http://page.invalid'

interface Candidate {
  name: string
  definition: RouteDefinition
  rank: string
  /** Text that the path begins with: cheaper to compare than an expression. */
  head: string
  /** Made on first use. */
  path?: Pattern
  host?: Pattern
}

/** `match` of a router: routes with more static text first, among equal ones in the order of the page. */
export function createMatcher(table: RouteTable, site: Site): (url: string) => RouteMatch | null {
  let candidates: Candidate[] | undefined
  const page = site.page || NOWHERE
  const origin = site.origin || NOWHERE
  const basePath = new URL(site.path, NOWHERE).pathname.replace(/\/$/, '')

  return (url) => {
    const place = URL.canParse(url, page) ? new URL(url, page) : undefined
    const path = place && decodedPath(place.pathname, basePath)
    if (!place || path === undefined) return null
    candidates ??= candidatesOf(table)
    for (const candidate of candidates) {
      const params = path.startsWith(candidate.head) ? paramsOf(candidate, path, place, origin) : undefined
      if (params) return { name: candidate.name, params }
    }
    return null
  }
}

/** The path below the base path, as servers see it when they match. */
function decodedPath(path: string, basePath: string): string | undefined {
  const isBelow = path === basePath || path.startsWith(`${basePath}/`)
  if (!isBelow || path.length > MAX_PATH_LENGTH || DOT_SEGMENT.test(path)) return undefined
  try {
    const decoded = decodeURIComponent(path.slice(basePath.length))
    return CONTROL.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

function candidatesOf(table: RouteTable): Candidate[] {
  const candidates: Candidate[] = []
  for (const key of table.names()) {
    const definition = table.read(key)
    if (definition) candidates.push({ name: table.nameOf(key), definition, rank: rankOf(definition), head: headOf(definition.path[0]) })
  }
  return candidates.toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
}

const headOf = (first: Part | undefined): string => (typeof first === 'string' ? first.replace(/\/$/, '') : '')

function paramsOf(candidate: Candidate, path: string, place: URL, origin: string): Record<string, string> | undefined {
  const { definition } = candidate
  if (definition.host.length === 0 && !origins(origin, definition.schemes).includes(place.origin)) return undefined
  candidate.path ??= patternOf(definition.path, '\\/?')
  candidate.host ??= patternOf(definition.host)
  const inPath = candidate.path(path)
  const inHost = definition.host.length === 0 ? {} : candidate.host(place.host)
  const params = inPath && inHost && { ...inHost, ...inPath }
  return params && Object.values(params).every((value) => value.length <= MAX_VALUE_LENGTH) ? params : undefined
}

const origins = (origin: string, schemes: readonly string[]): string[] => [
  origin,
  ...schemes.map((scheme) => origin.replace(/^\w+/, scheme)),
]
