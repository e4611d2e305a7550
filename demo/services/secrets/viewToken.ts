import { createHmac, timingSafeEqual } from 'node:crypto'

/** A token that lets its bearer look at the statistics of one site until an instant, and do nothing else. */
export function signViewToken(secret: string, siteId: number, expires: Date): string {
  const claim = `${siteId}.${expires.getTime()}`
  return `${claim}.${signature(secret, claim)}`
}

/** Whether the token is ours, for this site, and has not expired. */
export function checkViewToken(secret: string, token: string, siteId: number, now: Date): boolean {
  const [site, expires, given, ...rest] = token.split('.')
  if (!site || !expires || !given || rest.length > 0) return false
  return isSame(given, signature(secret, `${site}.${expires}`)) && Number(site) === siteId && Number(expires) > now.getTime()
}

const signature = (secret: string, claim: string): string => createHmac('sha256', secret).update(`statistics:${claim}`).digest('base64url')

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
