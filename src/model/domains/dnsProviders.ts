/** A company that runs name servers, and how its own pages ask for records (DO-07). As of 2026; nothing is asked over the network. */
export interface DnsProvider {
  readonly name: string
  /** Where one signs in. */
  readonly url: string
  /** The way through its pages, in its own words. */
  readonly path: readonly string[]
  /** What stands for the domain itself in the field of the name: a sign, or nothing. */
  readonly apex: '@' | ''
  /** It hides addresses behind its own, unless that is switched off for a record. */
  readonly proxies?: true
}

const PROVIDERS = {
  aws: { name: 'Amazon Route 53', url: 'https://console.aws.amazon.com/route53/', path: ['Hosted zones', 'Create record'], apex: '' },
  cloudflare: { name: 'Cloudflare', url: 'https://dash.cloudflare.com/', path: ['DNS', 'Records', 'Add record'], apex: '@', proxies: true },
  gandi: { name: 'Gandi', url: 'https://admin.gandi.net/', path: ['Domain', 'DNS Records'], apex: '@' },
  godaddy: { name: 'GoDaddy', url: 'https://dcc.godaddy.com/', path: ['Domain Portfolio', 'DNS', 'Add New Record'], apex: '@' },
  hetzner: { name: 'Hetzner', url: 'https://dns.hetzner.com/', path: ['Zones', 'Records'], apex: '@' },
  infomaniak: { name: 'Infomaniak', url: 'https://manager.infomaniak.com/', path: ['Domain', 'DNS zone', 'Add an entry'], apex: '' },
  ionos: { name: 'IONOS', url: 'https://my.ionos.com/', path: ['Domains & SSL', 'DNS', 'Add record'], apex: '@' },
  namecheap: { name: 'Namecheap', url: 'https://ap.www.namecheap.com/', path: ['Domain List', 'Manage', 'Advanced DNS'], apex: '@' },
  one: { name: 'one.com', url: 'https://www.one.com/admin/', path: ['DNS settings', 'DNS records'], apex: '' },
  ovh: { name: 'OVHcloud', url: 'https://www.ovh.com/manager/', path: ['Web Cloud', 'Domain names', 'DNS zone', 'Add an entry'], apex: '' },
  squarespace: {
    name: 'Squarespace',
    url: 'https://account.squarespace.com/domains',
    path: ['DNS', 'DNS Settings', 'Add record'],
    apex: '@',
  },
  strato: { name: 'STRATO', url: 'https://www.strato.de/apps/CustomerService', path: ['Domains', 'Domainverwaltung', 'DNS'], apex: '' },
  transip: { name: 'TransIP', url: 'https://www.transip.eu/cp/', path: ['Domains', 'DNS'], apex: '@' },
  wix: { name: 'Wix', url: 'https://manage.wix.com/account/domains', path: ['Manage DNS Records', 'Add Record'], apex: '' },
} as const satisfies Readonly<Record<string, DnsProvider>>

/** Well-known name servers by the end of their names. */
const SUFFIXES: readonly (readonly [suffix: string, provider: keyof typeof PROVIDERS])[] = [
  ['.ns.cloudflare.com', 'cloudflare'],
  ['.domaincontrol.com', 'godaddy'],
  ['.ui-dns.com', 'ionos'],
  ['.ui-dns.de', 'ionos'],
  ['.ui-dns.org', 'ionos'],
  ['.ui-dns.biz', 'ionos'],
  ['.rzone.de', 'strato'],
  ['.hetzner.com', 'hetzner'],
  ['.hetzner.de', 'hetzner'],
  ['.first-ns.de', 'hetzner'],
  ['.ovh.net', 'ovh'],
  ['.gandi.net', 'gandi'],
  ['.registrar-servers.com', 'namecheap'],
  ['.googledomains.com', 'squarespace'],
  ['.squarespacedns.com', 'squarespace'],
  ['.wixdns.net', 'wix'],
  ['.infomaniak.ch', 'infomaniak'],
  ['.transip.net', 'transip'],
  ['.one.com', 'one'],
]

/** Who runs the name servers; null when they are nobody's known. */
export function dnsProvider(nameservers: readonly string[]): DnsProvider | null {
  if (nameservers.some((host) => /(?:^|\.)awsdns-\d+\./.test(host))) return PROVIDERS.aws
  const known = SUFFIXES.find(([suffix]) => nameservers.some((host) => host.endsWith(suffix)))
  return known ? PROVIDERS[known[1]] : null
}
