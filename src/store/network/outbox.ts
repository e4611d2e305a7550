import { createId } from '../createId'
import { keepUnsaved } from '../navigation/unsavedChanges'

/** What waiting calls are about, as the list of them says it. */
export const WAITING_KINDS = ['website', 'message', 'todo'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

export interface WaitingCall {
  readonly id: string
  readonly kind: WaitingKind
}

interface Entry extends WaitingCall {
  /** Sends it, and settles what waits for it; never rejects. */
  readonly send: () => Promise<void>
}

/** Where changes wait that are made while the network is away. */
export interface Outbox {
  /**
   * Runs a call: at once while the network is there and nothing waits, else in its turn. What is cut off midway fails as any other call, because
   * the server may have heard of it.
   */
  readonly send: <T>(kind: WaitingKind, run: () => Promise<T>) => Promise<T>
  onChange: (waiting: readonly WaitingCall[]) => void
  /** Sends what waits, one after the other; called when the network is back. */
  readonly flush: () => Promise<void>
}

export function createOutbox(): Outbox {
  const waiting: Entry[] = []
  let release: (() => void) | undefined
  let isSending = false

  function tell(): void {
    if (waiting.length > 0) release ??= keepUnsaved('outbox')
    else {
      release?.()
      release = undefined
    }
    outbox.onChange(waiting.map(({ id, kind }) => ({ id, kind })))
  }

  const wait = <T>(kind: WaitingKind, run: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ id: createId('waiting'), kind, send: () => run().then((answer) => resolve(answer), reject) })
      tell()
    })

  const outbox: Outbox = {
    onChange: () => undefined,
    send: (kind, run) => (waiting.length > 0 || !navigator.onLine ? wait(kind, run) : run()),
    async flush() {
      if (isSending) return
      isSending = true
      for (let next = waiting[0]; next && navigator.onLine; next = waiting[0]) {
        await next.send()
        waiting.shift()
        tell()
      }
      isSending = false
    },
  }
  return outbox
}
