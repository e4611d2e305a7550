import type { OpenDatabase } from './db'
import type { Services } from './kernel/context'
import { startRounds, type Work } from './services'
import { openPostOffice } from './inbox/postOffice'
import { MAIL_CHANNEL } from './outbox/mail/queueMail'
import { dropLeases, nextDue, sendDue } from './outbox/mail/sendDue'

const ROUND_MS = 5_000
const PAUSE_MIN_MS = 50

export interface MailService {
  /** Loopback port of the post office. */
  port: number
  close(giveUp?: AbortSignal): Promise<void>
}

/** Opens the post office and keeps the outbox moving, until closed. */
export async function startMail(open: OpenDatabase, services: Services): Promise<MailService> {
  const { db, clock, mail, log } = services
  const office = await openPostOffice(services)
  // Where 0 asked for a free one, this is the one.
  mail.port = office.port
  const relay = mail.relay ?? `smtp://127.0.0.1:${office.port}`
  if (open.exclusive) await dropLeases(db)

  async function round({ giveUp }: Work): Promise<number> {
    await clock.refresh()
    if ((await sendDue(services, relay, giveUp)) > 0) return 0
    const due = await nextDue(db)
    const left = due ? due.getTime() - clock.now().getTime() : ROUND_MS
    return Math.min(Math.max(left, PAUSE_MIN_MS), ROUND_MS)
  }

  const rounds = await startRounds(open, { work: 'mail', log, channel: MAIL_CHANNEL, roundMs: ROUND_MS, round })
  return {
    port: office.port,
    async close(giveUp) {
      await rounds.close(giveUp)
      await office.close()
    },
  }
}
