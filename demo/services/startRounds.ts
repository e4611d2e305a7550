import type { OpenDatabase } from '../db'
import { inBackground } from '../log/inBackground'
import type { Log, WorkName } from '../log/LogLine'

interface Work {
  /** Aborted when the rounds are to end. */
  readonly signal: AbortSignal
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

/** Works in rounds until closed. */
export async function startRounds(
  open: OpenDatabase,
  { work, log, channel, roundMs, round }: Options,
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController()
  const { signal } = closing
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
        rest = await round({ signal, wake })
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
    async close() {
      closing.abort()
      wake()
      await running
      await stopListening()
    },
  }
}
