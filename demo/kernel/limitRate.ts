import { MINUTE_MS } from '../../src/model'
import { type Count, countAttempt } from '../db/queries/rateLimits'
import type { HostContext } from './context'
import { HttpError } from './HttpError'

/** Lets a thing happen so many times per window, by whatever the key names, and says when it can happen again. */
export async function limitRate(c: HostContext, key: string, most: number, windowMs = MINUTE_MS): Promise<void> {
  const { db, clock } = c.get('services')
  refuseBeyond(c, most, await countAttempt(db, key.slice(0, 400), clock.now(), windowMs))
}

export function refuseBeyond(c: HostContext, most: number, { count, resetsAt }: Count): void {
  if (count <= most) return
  const wait = Math.max(1, Math.ceil((resetsAt.getTime() - c.get('services').clock.now().getTime()) / 1000))
  throw new HttpError(429, 'partner.error.rate_limited', { values: { seconds: wait }, headers: { 'Retry-After': String(wait) } })
}
