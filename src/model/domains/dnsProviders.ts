/** A company that runs name servers, and how its own pages ask for records (DO-07). As of 2026; nothing is asked over the network. */
export interface DnsProvider {
  readonly name: string
  /** Where one signs in. */
  readonly url: string
  /** The way through its pages, in its own words; left out where its help does not tell it, or tells it in many ways. */
  readonly path?: readonly string[]
  /** Of its own words. */
  readonly language?: 'de'
  /** What stands for the domain itself in the field of the name: a sign, or nothing. */
  readonly apex: '@' | ''
  /** It hides addresses behind its own, unless that is switched off for a record. */
  readonly proxies?: true
}

const PROVIDERS = {
  aws: { name: 'Amazon Route 53', url: 'https://console.aws.amazon.com/route53/', path: ['Hosted zones', 'Create record'], apex: '' },
  cloudflare: { name: 'Cloudflare', url: 'https://dash.cloudflare.com/', path: ['DNS', 'Records', 'Add record'], apex: '@', proxies: true },
  gandi: { name: 'Gandi', url: 'https://admin.gandi.net/', path: ['DNS Records'], apex: '@' },
  godaddy: { name: 'GoDaddy', url: 'https://dcc.godaddy.com/', path: ['DNS'], apex: '@' },
  hetzner: { name: 'Hetzner', url: 'https://console.hetzner.com/', path: ['DNS'], apex: '@' },
  infomaniak: { name: 'Infomaniak', url: 'https://manager.infomaniak.com/', path: ['DNS zone'], apex: '' },
  ionos: { name: 'IONOS', url: 'https://my.ionos.com/', path: ['DNS'], apex: '@' },
  namecheap: { name: 'Namecheap', url: 'https://www.namecheap.com/', path: ['Manage', 'Advanced DNS'], apex: '@' },
  one: { name: 'one.com', url: 'https://www.one.com/admin/', apex: '' },
  ovh: { name: 'OVHcloud', url: 'https://www.ovh.com/manager/', path: ['DNS zone'], apex: '' },
  squarespace: { name: 'Squarespace', url: 'https://account.squarespace.com/domains', apex: '@' },
  strato: {
    name: 'STRATO',
    url: 'https://www.strato.de/apps/CustomerService',
    path: ['Domainverwaltung', 'DNS'],
    language: 'de',
    apex: '',
  },
  transip: { name: 'TransIP', url: 'https://www.transip.eu/cp/', apex: '@' },
  wix: { name: 'Wix', url: 'https://manage.wix.com/account/domains', path: ['Manage DNS Records'], apex: '' },
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
  ['.second-ns.com', 'hetzner'],
  ['.second-ns.de', 'hetzner'],
  ['.your-server.de', 'hetzner'],
  ['.ovh.net', 'ovh'],
  ['.gandi.net', 'gandi'],
  ['.registrar-servers.com', 'namecheap'],
  ['.googledomains.com', 'squarespace'],
  ['.squarespacedns.com', 'squarespace'],
  ['.wixdns.net', 'wix'],
  ['.infomaniak.ch', 'infomaniak'],
  ['.infomaniak.com', 'infomaniak'],
  ['.transip.net', 'transip'],
  ['.one.com', 'one'],
]

/** Who runs the name servers; null when they are nobody's known. */
export function dnsProvider(nameservers: readonly string[]): DnsProvider | null {
  if (nameservers.some((host) => /(?:^|\.)awsdns-\d+\./.test(host))) return PROVIDERS.aws
  const known = SUFFIXES.find(([suffix]) => nameservers.some((host) => host.endsWith(suffix)))
  return known ? PROVIDERS[known[1]] : null
}
