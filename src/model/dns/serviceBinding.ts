import { hasRootDot, isHostName, isIpv4, isIpv6 } from './names'

/** What an HTTPS record says (RFC 9460): `1 . alpn=h2,h3`. */
export interface ServiceBinding {
  /** 0 makes the name an alias of the target. */
  readonly priority: number
  /** Absolute, without the last dot; `.` for the name itself. */
  readonly target: string
  readonly parameters: readonly (readonly [name: string, value: string])[]
}

/** The parameters that have names, in the order of their numbers (RFC 9460 14.3.2); others are written `key65280`. */
export const SERVICE_PARAMETERS = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint'] as const
type ServiceParameter = (typeof SERVICE_PARAMETERS)[number]

const UINT16 = 65_535
const isUint16 = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= UINT16
const listOf = (fits: (one: string) => boolean) => (text: string) => text.split(',').every(fits)

/** Number of a parameter; null for what is none. */
export function parameterNumber(name: string): number | null {
  const place = SERVICE_PARAMETERS.findIndex((one) => one === name)
  if (place >= 0) return place
  const digits = /^key(\d{1,5})$/.exec(name)?.[1] ?? ''
  return isUint16(digits) && Number(digits) >= SERVICE_PARAMETERS.length ? Number(digits) : null
}

const VALUES: Readonly<Record<ServiceParameter, (value: string) => boolean>> = {
  mandatory: listOf((name) => name !== 'mandatory' && parameterNumber(name) !== null),
  alpn: listOf((id) => /^[\w./-]{1,255}$/.test(id)),
  'no-default-alpn': (value) => value === '',
  port: isUint16,
  ipv4hint: listOf(isIpv4),
  ech: (value) => /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value),
  ipv6hint: listOf(isIpv6),
}

/** Reads `priority target parameters`; null when the first two are not there. */
export function readServiceBinding(content: string): ServiceBinding | null {
  const [priority = '', target = '', ...words] = content.trim().split(/\s+/)
  const host = hasRootDot(target) ? target.slice(0, -1) : target
  if (!isUint16(priority) || !(host === '.' || isHostName(host))) return null
  return { priority: Number(priority), target: host, parameters: words.map(parameterOf) }
}

function parameterOf(word: string): readonly [string, string] {
  const [name = '', ...value] = word.split('=')
  return [name.toLowerCase(), value.join('=')]
}

/** The first parameter that is not right: unknown, said twice, of a wrong value, or at an alias, which has none. */
export function wrongParameter({ priority, parameters }: ServiceBinding): string | null {
  const wrong = parameters.find(
    ([name, value], place) =>
      priority === 0 || parameters.findIndex(([other]) => other === name) < place || !isParameter(name, value, parameters),
  )
  return wrong?.[0] ?? null
}

function isParameter(name: string, value: string, all: ServiceBinding['parameters']): boolean {
  const known = SERVICE_PARAMETERS.find((one) => one === name)
  if (known === undefined) return parameterNumber(name) !== null && /^[!-~]{0,255}$/.test(value) && !/[",;()\\]/.test(value)
  if (!VALUES[known](value)) return false
  const isThere = (wanted: string) => all.some(([other]) => other === wanted)
  if (known === 'no-default-alpn') return isThere('alpn')
  return known !== 'mandatory' || value.split(',').every(isThere)
}
