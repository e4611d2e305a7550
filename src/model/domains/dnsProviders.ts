/** Well-known name servers by the end of their names (DO-07). */
const PROVIDERS: readonly (readonly [suffix: string, name: string])[] = [
  ['.ns.cloudflare.com', 'Cloudflare'],
  ['.domaincontrol.com', 'GoDaddy'],
  ['.ui-dns.com', 'IONOS'],
  ['.ui-dns.de', 'IONOS'],
  ['.ui-dns.org', 'IONOS'],
  ['.ui-dns.biz', 'IONOS'],
  ['.rzone.de', 'STRATO'],
  ['.hetzner.com', 'Hetzner'],
  ['.first-ns.de', 'Hetzner'],
  ['.ovh.net', 'OVHcloud'],
  ['.gandi.net', 'Gandi'],
  ['.registrar-servers.com', 'Namecheap'],
  ['.googledomains.com', 'Squarespace'],
  ['.squarespacedns.com', 'Squarespace'],
  ['.wixdns.net', 'Wix'],
  ['.infomaniak.ch', 'Infomaniak'],
  ['.transip.net', 'TransIP'],
  ['.one.com', 'one.com'],
]

/** Who runs the name servers; null when they are nobody's known. */
export function dnsProvider(nameservers: readonly string[]): string | null {
  const awsServer = nameservers.find((host) => /(?:^|\.)awsdns-\d+\./.test(host))
  if (awsServer) return 'Amazon Route 53'
  return PROVIDERS.find(([suffix]) => nameservers.some((host) => host.endsWith(suffix)))?.[1] ?? null
}
