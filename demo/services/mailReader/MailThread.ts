import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReadAnswer, ReadJob } from './readInThread'

const MEMORY_MB = 512
/** Then the thread ends; the next mail starts another one. */
const IDLE_MS = 10_000

/** The mail itself is at fault: it would fail again, however often it came. */
export class UnreadableMail extends Error {}

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

/**
 * Looks at mails of strangers in a thread of its own, one after the other. One that takes too long or too much memory ends the thread, not the
 * host, which goes on answering meanwhile.
 */
export class MailThread {
  private thread: Worker | null = null
  private idle: NodeJS.Timeout | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly deadlineMs: number) {}

  /** `patience` ends while others have their turn: nothing is done for somebody who has gone. */
  ask(job: ReadJob, patience?: AbortSignal): Promise<ReadAnswer> {
    const answer = this.last.then(() => {
      patience?.throwIfAborted()
      return this.askThread(job)
    })
    this.last = answer.catch(() => undefined)
    return answer
  }

  private async askThread(job: ReadJob): Promise<ReadAnswer> {
    clearTimeout(this.idle)
    const thread = (this.thread ??= this.start())
    // What runs in the thread is ours and answers with nothing else.
    const answered: Promise<ReadAnswer[]> = once(thread, 'message', { signal: AbortSignal.timeout(this.deadlineMs) })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(job)
    try {
      const [answer] = await answered
      if (!answer) throw new Error('The thread has said nothing')
      return answer
    } catch (error) {
      this.thread = null
      void thread.terminate()
      throw isTooMuch(error) ? new UnreadableMail('too much time or memory') : error
    } finally {
      this.rest()
    }
  }

  private start(): Worker {
    const thread = new Worker(path.join(import.meta.dirname, 'thread.mjs'), {
      // Flags of the process, such as those that read TypeScript, are none of a thread's.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    thread.unref()
    // One that fails while nobody asks it is started anew by whoever asks next.
    thread.on('error', () => {
      if (this.thread === thread) this.thread = null
    })
    return thread
  }

  private rest(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => {
      void this.thread?.terminate()
      this.thread = null
    }, IDLE_MS)
    this.idle.unref()
  }
}
