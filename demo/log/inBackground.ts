import { randomUUID } from 'node:crypto'
import type { Log, WorkLine } from './LogLine'
import { statementsOf, traced } from './trace'

interface Work extends Pick<WorkLine, 'work' | 'item'> {
  /** Of the request that caused it, if one did. */
  id?: string | null
}

/** Does what nobody waits for. An outcome has a line in the log, and so has a failure, which ends there; without either there is none. */
export const inBackground = (log: Log, { id, ...work }: Work, task: () => Promise<string | null>): Promise<void> =>
  traced(id ?? randomUUID(), async (trace) => {
    const started = performance.now()
    const write = (end: Pick<WorkLine, 'outcome' | 'error'>) => {
      const ms = Math.round(performance.now() - started)
      log({ at: new Date().toISOString(), id: trace.id, ...work, ms, ...statementsOf(trace), ...end })
    }
    try {
      const outcome = await task()
      if (outcome !== null) write({ outcome })
    } catch (error) {
      write({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
