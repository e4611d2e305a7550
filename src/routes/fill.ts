import type { CompiledRoute, Slot } from './compile'
import { WORD } from './encoding'
import { DOT_SEGMENT, MAX_VALUE_LENGTH } from './limits'
import { RouteError, type RouteErrorCode } from './RouteError'
import type { RouteParams } from './Router'

/** Control characters and lone surrogates. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u
const HOST_NAME = /^[a-z\d](?:[\w.-]*[a-z\d])?$/i

/** The encoded path of a route, with the base path. */
export function fillPath(route: CompiledRoute, params: RouteParams): string {
  let path = route.path.head
  let isPlain = true
  const end = lastShown(route, params)
  for (const slot of route.path.slots) {
    if (slot.position >= end) break
    const value = valueOf(route, slot, params)
    if (WORD.test(value)) path += slot.before + value + slot.after
    else {
      isPlain = false
      path += slot.before + encode(route, slot, value) + slot.after
    }
  }
  if (path.length === route.baseLength) path += path && route.encoding.root
  if (!isPlain) refuseEscape(route, path)
  return path || '/'
}

/** The host of a route. */
export const fillHost = (route: CompiledRoute, params: RouteParams): string =>
  route.host.slots.reduce((host, slot) => {
    const value = valueOf(route, slot, params)
    if (!HOST_NAME.test(value)) throw refusal('value', route, slot, 'cannot stand in a host name')
    return host + slot.before + value + slot.after
  }, route.host.head)

/** How many slots are shown: trailing ones with their defaults are not. */
function lastShown({ path: { slots }, firstTrimmed }: CompiledRoute, params: RouteParams): number {
  let end = slots.length
  while (end > firstTrimmed) {
    const slot = slots[end - 1]
    const value = slot && given(slot, params)
    if (value !== undefined && value !== null && value !== '' && String(value) !== slot?.default) return end
    end -= 1
  }
  return end
}

/** The value of a slot as text that matches its requirement. */
function valueOf(route: CompiledRoute, slot: Slot, params: RouteParams): string {
  const value = given(slot, params) ?? slot.default
  if (value === undefined || value === null)
    throw new RouteError('missing', route.name, `The route "${route.name}" requires the parameter "${slot.name}".`)
  if (typeof value !== 'string' && !Number.isFinite(value)) throw refusal('value', route, slot, 'must be a text or a number')
  const text = String(value)
  if (text.length > MAX_VALUE_LENGTH) throw refusal('value', route, slot, `is longer than ${MAX_VALUE_LENGTH} characters`)
  if (!slot.test.test(text)) throw refusal('requirement', route, slot, `must match ${slot.test.source}`)
  return text
}

function encode(route: CompiledRoute, slot: Slot, value: string): string {
  if (UNWRITABLE.test(value)) throw refusal('value', route, slot, 'contains characters that no URL can carry')
  return route.encoding.value(value)
}

const given = (slot: Slot, params: RouteParams) => (Object.hasOwn(params, slot.name) ? params[slot.name] : undefined) ?? slot.preset

const refusal = (code: RouteErrorCode, route: CompiledRoute, slot: Slot, reason: string): RouteError =>
  new RouteError(code, route.name, `The parameter "${slot.name}" of the route "${route.name}" ${reason}.`)

/** Browsers resolve dot segments, and read a path that begins with two slashes as a host. */
function refuseEscape(route: CompiledRoute, path: string): void {
  if (path.startsWith('//') || DOT_SEGMENT.test(path))
    throw new RouteError('value', route.name, `The parameters of the route "${route.name}" would lead to another path.`)
}
