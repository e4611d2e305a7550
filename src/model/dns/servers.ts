// Where websites and mail live. The specification names neither the addresses nor the domains (spec 9): these are of the ranges and names
// that are kept for documentation (RFC 5737, 3849, 2606).

/** The ten server addresses that domains are checked against. */
export const SERVER_ADDRESSES = {
  A: ['192.0.2.10', '192.0.2.11', '198.51.100.10', '198.51.100.11', '203.0.113.10'],
  AAAA: ['2001:db8:1::10', '2001:db8:1::11', '2001:db8:2::10', '2001:db8:2::11', '2001:db8:3::10'],
} as const

/** The product's three own domains: websites before they have one, mail, name servers. */
export const OWN_DOMAINS = { websites: 'sites-preview.example', mail: 'mail-relay.example', dns: 'dns-servers.example' } as const

/** Where partners' own domains lead. */
export const OWN_PORTAL_HOST = `portal.${OWN_DOMAINS.websites}`

export const OWN_NAME_SERVERS = [`ns1.${OWN_DOMAINS.dns}`, `ns2.${OWN_DOMAINS.dns}`] as const
export const OWN_MAIL_HOSTS = [`mx1.${OWN_DOMAINS.mail}`, `mx2.${OWN_DOMAINS.mail}`] as const

/** The addresses a website is served from: one of each family, the same for the life of the website. */
export function addressesOf(websiteId: number): { A: string; AAAA: string } {
  const { A, AAAA } = SERVER_ADDRESSES
  const place = websiteId % A.length
  return { A: A[place] ?? A[0], AAAA: AAAA[place] ?? AAAA[0] }
}

export const isServerAddress = (address: string): boolean =>
  [...SERVER_ADDRESSES.A, ...SERVER_ADDRESSES.AAAA].some((known) => known === address)

export const isOwnDomain = (name: string): boolean => Object.values(OWN_DOMAINS).some((own) => name === own || name.endsWith(`.${own}`))
