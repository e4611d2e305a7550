import { partner_website_data, type Website, type WebsiteChange, type UndoCall, type UndoCalls, type UndoItem } from '../contract'
import { plainValue } from './plainValue'
import { type WishCall, wishCalls } from './wishCalls'
import { besideWish, openWish, type WebsiteWish, wishBack, wished } from './websiteWish'
import type { MadeChange } from './wishResult'

interface Made {
  /** The websites before the change, and what the server says of them since. */
  readonly before: readonly Website[]
  readonly changes: readonly WebsiteChange[]
  readonly wish: WebsiteWish
  /** By what the server takes it back; none where it does not say. */
  readonly made?: readonly MadeChange[]
  /** IANA name of the partner's zone. */
  readonly zone: string
}

/** What takes a change of websites back, as data. */
export function websiteUndo({ made = [], ...rest }: Made): UndoItem[] {
  if (made.length === 0) return callsBack(rest)
  return [...made.map(({ change }) => ({ change })), ...callsBack({ ...rest, wish: besideWish(rest.wish) })]
}

function callsBack({ before, changes, wish, zone }: Made): UndoCalls[] {
  const changed = new Map(changes.map((change) => [change.id, change]))
  const now = new Date()
  return before.flatMap((website) => {
    const change = changed.get(website.id)
    if (!change) return []
    const after: Website = { ...website, ...definedOf(wished(website, wish, now)), ...definedOf(change) }
    const back = openWish(after, wishBack(website, wish))
    if (!back) return []
    const look = { route: partner_website_data.name, params: { website: website.id } }
    return [{ look, was: stateOf(after, back), calls: wishCalls(after, back, { zone }).map(({ at }) => described(at)) }]
  })
}

/** The fields that are taken back, as they are now. */
function stateOf(website: Website, back: WebsiteWish): UndoCalls['was'] {
  const fields = new Set(Object.keys(back).map((name) => (name.endsWith('Tags') ? 'tags' : name)))
  return Object.fromEntries(Object.entries(website).flatMap(([name, value]) => (fields.has(name) ? [[name, plainValue(value)]] : [])))
}

/** Any version shows where the call puts it. */
const PROBE = 1

function described(at: WishCall['at']): UndoCall {
  const { route, args } = at(PROBE)
  const { version, ...body } = { version: undefined, ...Object(args.body) }
  const place = args.ifMatch === PROBE ? 'ifMatch' : version === PROBE ? 'body' : undefined
  return {
    route: route.name,
    params: Object.fromEntries(Object.entries(args.params ?? {}).map(([name, value]) => [name, value ?? null])),
    ...(args.body !== undefined && { body }),
    ...(place && { version: place }),
  }
}

const definedOf = (change: object): Partial<Website> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
