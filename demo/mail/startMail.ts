import type { OpenDatabase } from '../db'
import type { Services } from '../server/context'
import { openPostOffice } from './postOffice'
import { MAIL_CHANNEL } from './queueMail'
import { dropLeases, nextDue, sendDue } from './sendDue'

/** How long a mail waits at most after it became due: other processes and the moved clock do not wake us. */
const ROUND_MS = 5_000
const PAUSE_MIN_MS = 50

export interface MailService {
  /** Loopback port of the post office. */
  port: number
  close(): Promise<void>
}

/** Opens the post office and keeps the outbox moving, until closed. */
export async function startMail(open: OpenDatabase, services: Services): Promise<MailService> {
  const { db, clock, mail } = services
  const office = await openPostOffice(services)
  // Where 0 asked for a free one, this is the one.
  mail.port = office.port
  const relay = mail.relay ?? `smtp://127.0.0.1:${office.port}`
  if (open.exclusive) await dropLeases(db)
  const closing = new AbortController()
  let wake = () => {}
  let woken = false
  const stopListening = await open.listen(MAIL_CHANNEL, () => {
    woken = true
    wake()
  })

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      woken = false
      // The database may be away for a while; the mails are still there when it is back.
      const rest = await round().catch(() => ROUND_MS)
      if (rest > 0 && !woken && !closing.signal.aborted) await pause(rest)
    }
  }

  /** Answers how long there is nothing to do. */
  async function round(): Promise<number> {
    await clock.refresh()
    if ((await sendDue(services, relay)) > 0) return 0
    const due = await nextDue(db)
    const left = due ? due.getTime() - clock.now().getTime() : ROUND_MS
    return Math.min(Math.max(left, PAUSE_MIN_MS), ROUND_MS)
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const running = run()
  return {
    port: office.port,
    async close() {
      closing.abort()
      wake()
      await running
      await stopListening()
      await office.close()
    },
  }
}
