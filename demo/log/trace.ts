import { AsyncLocalStorage } from 'node:async_hooks'

export interface FailedStatement {
  sql: string
  /** The code of the database: its words may quote values. */
  error: string
}

/** What belongs to one request, or to one piece of work, wherever in the host it happens. */
interface Trace {
  id: string
  statements: number
  failed: FailedStatement[]
}

const traces = new AsyncLocalStorage<Trace>()

/** Does something under an id. */
export function traced<T>(id: string, task: (trace: Trace) => T): T {
  const trace = { id, statements: 0, failed: [] }
  return traces.run(trace, () => task(trace))
}

export const currentTrace = (): Trace | undefined => traces.getStore()

/** What a line of the log tells of the database. */
export const statementsOf = ({ statements, failed }: Trace) => ({ statements, ...(failed.length > 0 ? { failed } : {}) })
