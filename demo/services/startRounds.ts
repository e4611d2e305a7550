import type { OpenDatabase } from '../db'
import { inBackground } from '../log/inBackground'
import type { Log, WorkName } from '../log/LogLine'

export interface Work {
  /** Aborted when the rounds are to end. */
  readonly signal: AbortSignal
  /** Aborted when what is under way is to be handed back. */
  readonly giveUp: AbortSignal
  /** Lets the next round begin at once. */
  wake(): void
}

interface Options {
  work: WorkName
  log: Log
  /** Whoever has something to do says so on it. */
  channel: string
  /** The longest pause, milliseconds: other processes and the moved clock wake nobody. */
  roundMs: number
  /** Works, and answers for how many milliseconds there is nothing to do. */
  round(work: Work): Promise<number>
}

export interface Rounds {
  /** Begins nothing any more, and resolves when what is under way has ended or, once the signal is aborted, was handed back. */
  close(giveUp?: AbortSignal): Promise<void>
}

/** Works in rounds until closed. */
export async function startRounds(open: OpenDatabase, { work, log, channel, roundMs, round }: Options): Promise<Rounds> {
  const closing = new AbortController()
  const { signal } = closing
  const givingUp = new AbortController()
  let isWoken = false
  let endPause = () => {}
  const wake = () => {
    isWoken = true
    endPause()
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      isWoken = false
      // The database may be away for a while; what there is to do is still there when it is back.
      let rest = roundMs
      await inBackground(log, { work }, async () => {
        rest = await round({ signal, giveUp: givingUp.signal, wake })
        return null
      })
      if (rest > 0 && !isWoken && !signal.aborted) await pause(rest)
    }
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const stopListening = await open.listen(channel, wake)
  const running = run()
  return {
    async close(giveUp) {
      const stopWaiting = () => givingUp.abort()
      if (giveUp?.aborted) stopWaiting()
      giveUp?.addEventListener('abort', stopWaiting, { once: true })
      closing.abort()
      wake()
      await running
      await stopListening()
    },
  }
}
