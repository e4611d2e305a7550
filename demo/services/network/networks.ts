import { BlockList, isIP } from 'node:net'

const BITS = { ipv4: 32, ipv6: 128 }

/** Whether the text is an address, or a network as 10.0.0.0/8. */
export const isNetwork = (text: string): boolean => read(text) !== null

/** Whether an address belongs to the networks; an IPv4 address does so also where IPv6 writes it. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const { net, prefix, family } of networks.map(read).filter((one) => one !== null)) list.addSubnet(net, prefix, family)
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

function read(text: string): { net: string; prefix: number; family: 'ipv4' | 'ipv6' } | null {
  const [, net = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  if (isIP(net) === 0) return null
  const family = familyOf(net)
  const prefix = digits === undefined ? BITS[family] : Number(digits)
  return prefix <= BITS[family] ? { net, prefix, family } : null
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
