import { MINUTE_MS } from '../src/model'
import { forgetPastAttempts } from './db/queries/rateLimits'
import { sendExpiryNotices } from './features/domains/due/expiryNotices'
import { checkDue, stepDue, suspendUnconfirmed } from './features/domains/due/dueDomains'
import { checkDueProofs } from './features/domains/proof/checkProof'
import { notifySubstitutes } from './features/profile/notifySubstitutes'
import { forgetVisits } from './features/statistics/forgetVisits'
import { sendWeeklyMails } from './features/statistics/sendWeeklyMails'
import { endContracts } from './features/subscription/endContracts'
import { stopUnpaid } from './features/subscription/payments'
import type { Services } from './kernel/context'
import { inBackground } from './log/inBackground'
import type { WorkName } from './log/LogLine'
import { sendNotifications } from './outbox/mail/sendNotifications'
import { repeat } from './services'

const TICK_MS = 1_000

interface DueWork {
  readonly work: WorkName
  run(services: Services): Promise<void>
  /** What counts in days is not looked at every second. Of the host's clock. */
  readonly everyMs?: number
}

/** What features do when its time has come on the host's clock, in this order. */
const WORK: readonly DueWork[] = [
  { work: 'domains', run: stepDue },
  { work: 'domains', run: suspendUnconfirmed, everyMs: MINUTE_MS },
  { work: 'domains', run: sendExpiryNotices, everyMs: MINUTE_MS },
  { work: 'contracts', run: endContracts, everyMs: MINUTE_MS },
  { work: 'contracts', run: stopUnpaid, everyMs: MINUTE_MS },
  { work: 'statistics', run: forgetVisits, everyMs: MINUTE_MS },
  { work: 'statistics', run: sendWeeklyMails, everyMs: MINUTE_MS },
  { work: 'limits', run: ({ db, clock }) => forgetPastAttempts(db, clock.now()), everyMs: MINUTE_MS },
  { work: 'notifications', run: notifySubstitutes, everyMs: MINUTE_MS },
  { work: 'notifications', run: sendNotifications },
  { work: 'domains', run: checkDueProofs },
  { work: 'domains', run: checkDue },
]

/** One that fails is named in the log, and keeps none of the others waiting. */
export async function runDueWork(services: Services, isTurn: (due: DueWork) => boolean = () => true): Promise<void> {
  await services.clock.refresh()
  for (const due of WORK.filter(isTurn)) {
    await inBackground(services.log, { work: due.work }, async () => {
      await due.run(services)
      return null
    })
  }
}

/** Does what is due, again and again, until the returned function is called. */
export function startDueWork(services: Services): () => Promise<void> {
  const isTurn = turns(services)
  return repeat(services.log, { work: 'due', everyMs: TICK_MS, task: () => runDueWork(services, isTurn) })
}

/** Tells whose turn it is; a clock that was set makes it everybody's. */
export function turns({ clock }: Services): (due: Pick<DueWork, 'everyMs'>) => boolean {
  const last = new Map<object, number>()
  return (due) => {
    const now = clock.now().getTime()
    const passed = Math.abs(now - (last.get(due) ?? 0))
    if (passed < (due.everyMs ?? 0)) return false
    last.set(due, now)
    return true
  }
}
