import type { LogEvent } from 'kysely'
import { currentTrace } from '../log/trace'

const SQL_MAX = 500

/** Counts each statement for the request or work that asks for it, and keeps those that failed. */
export function noteStatement(event: LogEvent): void {
  const trace = currentTrace()
  if (!trace) return
  trace.statements += 1
  if (event.level === 'error') trace.failed.push({ sql: event.query.sql.slice(0, SQL_MAX), error: codeOf(event.error) })
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
