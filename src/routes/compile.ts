import { own, text } from './record'
import { flagsOf, requirementSource } from './requirement'
import type { Encoding, Part, Placeholder, RouteDefinition, RouteTable } from './RouteTable'
import { originOf, type Site } from './site'

/** A place that a value fills, between texts that are encoded already. */
export interface Slot {
  name: string
  position: number
  before: string
  after: string
  /** The whole value has to match. */
  test: RegExp
  /** The page's value for calls that give none; it counts as given. */
  preset: string | undefined
  default: string | null | undefined
}

/** Slots behind a first text. */
export interface Filling {
  head: string
  slots: Slot[]
}

export interface CompiledRoute {
  name: string
  encoding: Encoding
  path: Filling
  /** Length of the base path, which `path.head` begins with. */
  baseLength: number
  /** Position of the first slot that is left out when it and all after it have their defaults. */
  firstTrimmed: number
  /** Of all slots. */
  names: ReadonlySet<string>
  host: Filling
  scheme: string
  /** Empty when slots fill the host, or nothing tells it. */
  origin: string
  /** Origin of the page. */
  page: string
  /** The page is on another origin, or may be. */
  isForeign: boolean
}

/** Prepares a route for being filled. */
export function compile(name: string, definition: RouteDefinition, site: Site, { encoding, defaults }: RouteTable): CompiledRoute {
  const scheme = schemeOf(definition.schemes, site.scheme)
  const path = fillingOf(definition.path, site.path, encoding.text, defaults)
  const host = fillingOf(definition.host, '', String, defaults)
  const origin =
    definition.host.length > 0 ? originOf(`${scheme}://${host.head}`) : withScheme(site.origin, definition.schemes.length > 0 ? scheme : '')
  return {
    name,
    encoding,
    path,
    baseLength: site.path.length,
    firstTrimmed: firstTrimmed(definition.path),
    names: new Set([...path.slots, ...host.slots].map((slot) => slot.name)),
    host,
    scheme,
    origin: host.slots.length > 0 ? '' : origin,
    page: site.page,
    isForeign: host.slots.length > 0 || origin !== site.page,
  }
}

const withScheme = (origin: string, scheme: string): string => (scheme ? origin.replace(/^\w+/, scheme) : origin)

/** The page's scheme where the route allows it, as Symfony does; only http and https are taken from page data. */
function schemeOf(allowed: readonly string[], current: string): string {
  const web = allowed.map((scheme) => scheme.toLowerCase()).filter((scheme) => scheme === 'http' || scheme === 'https')
  return web.find((scheme) => scheme === current) ?? web[0] ?? current
}

function fillingOf(parts: readonly Part[], base: string, encode: (text: string) => string, presets: RouteTable['defaults']): Filling {
  const filling: Filling = { head: base, slots: [] }
  for (const part of parts) {
    const last = filling.slots.at(-1)
    if (typeof part !== 'string') filling.slots.push(slotOf(part, filling.slots.length, encode, presets))
    else if (last) last.after += encode(part)
    else filling.head += encode(part)
  }
  return filling
}

function slotOf(
  { name, prefix, requirement, ...rest }: Placeholder,
  position: number,
  encode: (text: string) => string,
  presets: RouteTable['defaults'],
): Slot {
  const source = requirementSource(requirement)
  return {
    name,
    position,
    before: encode(prefix),
    after: '',
    test: new RegExp(`^(?:${source})$`, flagsOf(source)),
    preset: text(own(presets, name)) || undefined,
    default: rest.default,
  }
}

function firstTrimmed(parts: readonly Part[]): number {
  const lastKept = parts.findLastIndex((part) => typeof part === 'string' || part.default === undefined || !part.trims)
  return parts.slice(0, lastKept + 1).filter((part) => typeof part !== 'string').length
}
