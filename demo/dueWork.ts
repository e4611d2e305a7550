import { sendExpiryNotices } from './features/domains/expiryNotices'
import { checkDue, stepDue, suspendUnconfirmed } from './features/domains/dueDomains'
import { checkDueProofs } from './features/domains/proof/checkProof'
import { forgetVisits } from './features/statistics/forgetVisits'
import { sendWeeklyMails } from './features/statistics/sendWeeklyMails'
import { endContracts } from './features/subscription/endContracts'
import { stopUnpaid } from './features/subscription/payments'
import type { Services } from './kernel/context'
import { repeat } from './services'

const TICK_MS = 1_000

/** What features do when its time has come on the host's clock, in this order. */
const WORK: readonly ((services: Services) => Promise<void>)[] = [
  stepDue,
  suspendUnconfirmed,
  sendExpiryNotices,
  endContracts,
  stopUnpaid,
  forgetVisits,
  sendWeeklyMails,
  checkDueProofs,
  checkDue,
]

export async function runDueWork(services: Services): Promise<void> {
  await services.clock.refresh()
  for (const work of WORK) await work(services)
}

/** Does what is due, again and again, until the returned function is called. */
export const startDueWork = (services: Services): (() => Promise<void>) =>
  repeat(services.log, { work: 'domains', everyMs: TICK_MS, task: () => runDueWork(services) })
