import { setTimeout } from 'node:timers/promises'
import type { OpenDatabase } from './db'
import type { Services } from './kernel/context'
import type { OpenRequests } from './openRequests'

/** What is left of the time for handing back what is not finished. */
const HAND_BACK_MS = 2_000

export interface Running {
  /** Says that the process is about to end. */
  leaving: AbortController
  open: OpenDatabase
  requests: OpenRequests
  services: Services
  /** Each stops to begin work, and ends what is under way or, once the signal is aborted, hands it back. */
  work: readonly ((giveUp: AbortSignal) => Promise<unknown>)[]
}

export interface Times {
  /** How long others have to notice that this process is not ready any more. */
  drainMs: number
  stopMs: number
}

/**
 * Ends without losing anything: first nobody sends requests any more, then those that are there get their answers and pages that listen go
 * elsewhere, the work in the background ends, and the database last.
 */
export async function stopHost({ leaving, open, requests, services, work }: Running, { drainMs, stopMs }: Times): Promise<void> {
  const giveUp = AbortSignal.timeout(Math.max(stopMs - HAND_BACK_MS, stopMs / 2))
  leaving.abort()
  requests.sendAway()
  await setTimeout(drainMs)
  await Promise.all([requests.finish(), services.events.close(), ...work.map((end) => end(giveUp))])
  await services.dns.close()
  await open.close()
}
