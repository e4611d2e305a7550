import { sendExpiryNotices } from './features/domains/due/expiryNotices'
import { checkDue, stepDue, suspendUnconfirmed } from './features/domains/due/dueDomains'
import { checkDueProofs } from './features/domains/proof/checkProof'
import { tellSubstitutes } from './features/profile/tellSubstitutes'
import { forgetVisits } from './features/statistics/forgetVisits'
import { sendWeeklyMails } from './features/statistics/sendWeeklyMails'
import { endContracts } from './features/subscription/endContracts'
import { stopUnpaid } from './features/subscription/payments'
import type { Services } from './kernel/context'
import { inBackground } from './log/inBackground'
import type { WorkName } from './log/LogLine'
import { sendNotifications } from './outbox/notifications/sendNotifications'
import { repeat } from './services'

const TICK_MS = 1_000

/** What features do when its time has come on the host's clock, in this order. */
const WORK: readonly (readonly [WorkName, (services: Services) => Promise<void>])[] = [
  ['domains', stepDue],
  ['domains', suspendUnconfirmed],
  ['domains', sendExpiryNotices],
  ['contracts', endContracts],
  ['contracts', stopUnpaid],
  ['statistics', forgetVisits],
  ['statistics', sendWeeklyMails],
  ['notifications', tellSubstitutes],
  ['notifications', sendNotifications],
  ['domains', checkDueProofs],
  ['domains', checkDue],
]

/** One that fails is named in the log, and keeps none of the others waiting. */
export async function runDueWork(services: Services): Promise<void> {
  await services.clock.refresh()
  for (const [work, run] of WORK) {
    await inBackground(services.log, { work }, async () => {
      await run(services)
      return null
    })
  }
}

/** Does what is due, again and again, until the returned function is called. */
export const startDueWork = (services: Services): (() => Promise<void>) =>
  repeat(services.log, { work: 'due', everyMs: TICK_MS, task: () => runDueWork(services) })
