import type { Router } from '../../routes'
import { routeHosts } from './routeHosts'

/** Longer addresses are nothing a server would send a browser to. */
const MAX_LENGTH = 2_048

/**
 * Where the browser may go for an address that came with an answer: the page's own origin, or a host that the page's routes name.
 * Null for anything else. Addresses that browsers read in surprising ways are refused, whatever they lead to.
 */
export function safeTarget(url: unknown, router: Router): string | null {
  if (typeof url !== 'string' || url.length > MAX_LENGTH || !isPlain(url)) return null
  const target = parse(url)
  if (!target || target.username || target.password) return null
  if (target.origin === location.origin) return target.href
  const isSecure = target.protocol === 'https:' || location.protocol === 'http:'
  return isSecure && (routeHosts(router).has(target.host) || router.match(target.href) !== null) ? target.href : null
}

// Backslashes turn into slashes, tabs and line ends vanish, and `https:evil` may be another host.
function isPlain(url: string): boolean {
  return /^(?:https?:\/\/[^/]|[/?#]|[\w-]+(?:[/?#]|$))/i.test(url) && !/[\\\s\p{Cc}\p{Cf}]/u.test(url)
}

function parse(url: string): URL | null {
  return URL.canParse(url, location.href) ? new URL(url, location.href) : null
}
