import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// One list per family: a list of both takes IPv4 addresses for mapped IPv6 ones.
const INNER = { ipv4: new BlockList(), ipv6: new BlockList() }
const V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
// Everything but 2000::/3, and of that what leads back inside: Teredo, 6to4, documentation.
const V6: readonly [string, number][] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
]
for (const [net, prefix] of V4) INNER.ipv4.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of V6) INNER.ipv6.addSubnet(net, prefix, 'ipv6')

/** Whether the address belongs to the open internet, and not to this machine or network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return isIP(address) !== 0 && !INNER[family].check(address, family)
}

export class BlockedAddress extends Error {}

/** Why the URL may not be called; null when it may. What its name resolves to is checked when the socket connects. */
export function urlProblem(url: string, allow: readonly string[]): 'scheme' | 'private' | null {
  if (!URL.canParse(url)) return 'scheme'
  const { protocol, hostname, host, username, password } = new URL(url)
  if (allow.includes(host)) return null
  if (protocol !== 'https:' || username || password) return 'scheme'
  // URL has already turned every spelling of an IPv4 address into the usual one.
  return isInnerHost(hostname.replace(/^\[|\]$/g, '')) ? 'private' : null
}

/** Whether a name or an address says itself that it is not on the open internet. */
export function isInnerHost(host: string): boolean {
  if (isIP(host)) return !isPublicAddress(host)
  return host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local') || host.endsWith('.internal')
}

/** A lookup for the socket itself: the addresses it answers with are those that are connected to, and all of them are public. */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses
    if (error || !first) return callback(error ?? new Error('no address'), [])
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new BlockedAddress('private address'), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
