import type { OpenDatabase } from '../db'
import type { Services } from '../server/context'
import { deliverDue } from './deliverDue'
import { WEBHOOK_CHANNEL } from './emitWebhook'

/** How long a message waits at most after it became due: the moved clock does not wake us. */
const ROUND_MS = 2_000

/** Keeps the queue moving until closed. */
export async function startWebhooks(open: OpenDatabase, services: Services): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController()
  let wake = () => {}
  const stopListening = await open.listen(WEBHOOK_CHANNEL, () => wake())

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await services.clock.refresh().catch(() => undefined)
      // The database may be away for a while; the messages are still there when it is back.
      const tried = await deliverDue(services).catch(() => 0)
      if (tried === 0 && !closing.signal.aborted) await pause()
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ROUND_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const running = run()
  return {
    async close() {
      closing.abort()
      wake()
      await running
      await stopListening()
    },
  }
}
