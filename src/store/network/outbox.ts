import { abortError, RequestError } from '../../http'
import { keepUnsaved } from '../navigation/unsavedChanges'

/** What waiting changes are about, as the list of them says it. */
export const WAITING_KINDS = ['website', 'message', 'todo'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

export interface WaitOptions {
  /** What becomes different, in words. */
  readonly about?: string | undefined
  /** Gives it up while it has not been tried. */
  readonly signal?: AbortSignal | undefined
}

/** What it belongs to, where that is known. */
export interface WaitingSubject {
  /** What the website is called. */
  readonly website?: string
  /** What the to-do says. */
  readonly text?: string
}

interface Change extends WaitOptions {
  readonly kind: WaitingKind
  /** Looked for only when it has to wait. */
  readonly subject?: (() => WaitingSubject) | undefined
}

/** A change that waits, as it is shown. */
export interface WaitingChange {
  readonly id: number
  readonly kind: WaitingKind
  readonly about?: string
  readonly subject?: WaitingSubject
  /** Whether it has reached the server is not known: it cannot be given up any more. */
  readonly isTried: boolean
}

interface Waiting {
  readonly shown: WaitingChange
  /** Sends it, and settles what waits for it. Never rejects. */
  readonly send: () => Promise<void>
  readonly giveUp: () => void
}

/** Where changes wait that are made while the network is away. Only those do that may be made again: they say how something shall be. */
export interface Outbox {
  /** Makes a change: at once while the network is there and nothing waits, else in its turn. Rejects with an `AbortError` when it is given up. */
  readonly send: <T>(change: Change, run: () => Promise<T>) => Promise<T>
  /** Runs one of the calls of a change that has had its turn. */
  readonly sendPart: <T>(kind: WaitingKind, run: () => Promise<T>) => Promise<T>
  /** Takes a change out that has not been tried. */
  readonly giveUp: (id: number) => void
  onChange: (waiting: readonly WaitingChange[]) => void
  /** Sends what waits, one after the other. Resolves when nothing waits any more, or the network is away again. */
  readonly flush: () => Promise<void>
}

/** A network that has just come back may not reach the server yet. Milliseconds. */
const RETRY_MS = 2_000

export function createOutbox(): Outbox {
  let waiting: readonly Waiting[] = []
  let lastId = 0
  let release: (() => void) | undefined
  let flushing: Promise<void> | undefined

  function become(next: readonly Waiting[]): void {
    waiting = next
    if (waiting.length > 0) release ??= keepUnsaved('outbox')
    else {
      release?.()
      release = undefined
    }
    outbox.onChange(waiting.map(({ shown }) => shown))
  }

  const drop = (id: number) => become(waiting.filter(({ shown }) => shown.id !== id))

  const wait = <T>({ kind, about, subject, signal }: Change, run: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      lastId += 1
      const id = lastId
      signal?.addEventListener('abort', () => outbox.giveUp(id))
      const send = () => reach(run).then(resolve, reject)
      const shown = { id, kind, ...(about && { about }), ...(subject && { subject: subject() }), isTried: false }
      become([...waiting, { shown, send, giveUp: () => reject(abortError()) }])
    })

  async function sendAll(): Promise<void> {
    for (let next = waiting[0]; next && navigator.onLine; next = waiting[0]) {
      const tried = { ...next, shown: { ...next.shown, isTried: true } }
      become(waiting.map((one) => (one === next ? tried : one)))
      await tried.send()
      drop(tried.shown.id)
      // Whoever has made it takes its answer in first: the next one may build on that.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  const outbox: Outbox = {
    onChange: () => undefined,
    send: (change, run) => (waiting.length > 0 || !navigator.onLine ? wait(change, run) : run()),
    // Behind those that wait it would wait for itself: its change may be the first of them.
    sendPart: (kind, run) => (waiting.length > 0 ? reach(run) : outbox.send({ kind }, run)),
    giveUp(id) {
      const given = waiting.find(({ shown }) => shown.id === id && !shown.isTried)
      if (!given) return
      drop(id)
      given.giveUp()
    },
    flush: () => (flushing ??= sendAll().finally(() => (flushing = undefined))),
  }
  return outbox
}

/** Runs a call again until it reaches the server. */
async function reach<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      if (navigator.onLine) return await run()
    } catch (error) {
      if (!isUnreachable(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

const isUnreachable = (error: unknown): boolean => error instanceof RequestError && error.error.name === 'ConnectionError'
