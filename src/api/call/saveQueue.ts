interface Options<Change, Result> {
  /** Never rejects: what fails is a result, too. */
  readonly send: (change: Change) => Promise<Result>
  readonly isRefused: (result: Result) => boolean
  /** Told of every step, with the newest value of each field that is not saved yet. */
  readonly onStep: (unsaved: Change) => void
}

/** A change has optional fields only: two together are one, too. */
function merge<Change extends object>(first: Change | undefined, second: Change | undefined): Change {
  const before = new Map(Object.entries(first ?? {}))
  const both = Object.entries(second ?? {}).map(([name, value]) => {
    const earlier: unknown = before.get(name)
    return [name, Array.isArray(earlier) && Array.isArray(value) ? [...earlier, ...value] : value]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names come from changes
  return { ...first, ...Object.fromEntries(both) } as Change
}

interface Batch<Change, Result> {
  readonly change: Change
  /** Those who wait for it; the last one speaks for it when it fails. */
  readonly askers: readonly ((result: Result | null) => void)[]
}

export interface SaveQueue<Change, Result> {
  /** Null for whoever was refused and overtaken: the later change says what became of the same fields. */
  readonly save: (change: Change) => Promise<Result | null>
  readonly unsaved: () => Change
}

/** Saves changes of one thing in the order they were made, one call at a time. What waits meanwhile goes together: the last value of a field wins, lists follow each other. */
export function createSaveQueue<Change extends object, Result>(options: Options<Change, Result>): SaveQueue<Change, Result> {
  const { send, isRefused, onStep } = options
  let sending: Change | undefined
  let waiting: Batch<Change, Result> | undefined

  const unsaved = () => merge(sending, waiting?.change)

  async function run(): Promise<void> {
    while (waiting) {
      const { change, askers } = waiting
      waiting = undefined
      sending = change
      const result = await send(change)
      sending = undefined
      const later = unsaved()
      const isOvertaken = Object.keys(change).every((field) => field in later)
      onStep(later)
      for (const asker of askers) asker(isRefused(result) && (isOvertaken || asker !== askers.at(-1)) ? null : result)
    }
  }

  return {
    unsaved,
    save: (change) =>
      new Promise((resolve) => {
        waiting = { change: merge(waiting?.change, change), askers: [...(waiting?.askers ?? []), resolve] }
        onStep(unsaved())
        if (!sending) void run()
      }),
  }
}
