import { SECOND_MS } from '../src/model'
import { type Running, stopHost, type Times } from './stopHost'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Ends the process in order when it is told to; after the time for that at once, with what is still under way. A second signal, whichever, ends it, too. */
export function stopOnSignal(running: Running, times: Times): void {
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, stop)
    setTimeout(() => {
      console.error(`Not everything could be finished within ${times.stopMs / SECOND_MS} seconds (STOP_SECONDS): the host ends now.`)
      // `process.exit` waits for what a library's thread is doing, and some never end.
      process.kill(process.pid, 'SIGKILL')
    }, times.stopMs)
    stopHost(running, times).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of SIGNALS) process.on(signal, stop)
}
