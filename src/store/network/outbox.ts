import { RequestError } from '../../http'
import { keepUnsaved } from '../navigation/unsavedChanges'

/** What waiting calls are about, as the list of them says it. */
export const WAITING_KINDS = ['website', 'message', 'todo'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

interface WaitingCall {
  readonly kind: WaitingKind
  /** Tries it, and settles what waits for it; false when the network was not there after all. Never rejects. */
  readonly send: () => Promise<boolean>
}

/** Where changes wait that are made while the network is away. Only those do that may be made again: they say how something shall be. */
export interface Outbox {
  /** Runs a call: at once while the network is there and nothing waits, else in its turn. */
  readonly send: <T>(kind: WaitingKind, run: () => Promise<T>) => Promise<T>
  onChange: (waiting: readonly WaitingKind[]) => void
  /** Sends what waits, one after the other. Resolves when nothing waits any more, or the network is away again. */
  readonly flush: () => Promise<void>
}

/** A network that has just come back may not reach the server yet. Milliseconds. */
const RETRY_MS = 2_000

export function createOutbox(): Outbox {
  const waiting: WaitingCall[] = []
  let release: (() => void) | undefined
  let flushing: Promise<void> | undefined

  function notify(): void {
    if (waiting.length > 0) release ??= keepUnsaved('outbox')
    else {
      release?.()
      release = undefined
    }
    outbox.onChange(waiting.map(({ kind }) => kind))
  }

  const wait = <T>(kind: WaitingKind, run: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const send = async () => {
        try {
          resolve(await run())
        } catch (error) {
          if (isUnreachable(error)) return false
          reject(error)
        }
        return true
      }
      waiting.push({ kind, send })
      notify()
    })

  async function sendAll(): Promise<void> {
    for (let next = waiting[0]; next && navigator.onLine; next = waiting[0]) {
      if (await next.send()) {
        waiting.shift()
        notify()
      } else await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }

  const outbox: Outbox = {
    onChange: () => undefined,
    send: (kind, run) => (waiting.length > 0 || !navigator.onLine ? wait(kind, run) : run()),
    flush: () => (flushing ??= sendAll().finally(() => (flushing = undefined))),
  }
  return outbox
}

const isUnreachable = (error: unknown): boolean => error instanceof RequestError && error.error.name === 'ConnectionError'
