import { Client, type NamedStatement } from 'pg'
import type { PostgresQueryResult } from 'kysely'
import { ASKED_OFTEN, KEPT } from './askedOften'

/** Of PostgreSQL: among others, a statement has other columns than when it was planned. */
const NOT_SUPPORTED = '0A000'

/** By their texts. What is asked in ever other ways comes too late, and is planned each time. */
const names = new Map<string, string>()
let made = 0

/** A connection on which PostgreSQL parses and plans a statement once: that takes it as long as the answer. */
export class NamingClient extends Client {
  override async query<Row>(text: string | NamedStatement, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = typeof text === 'string' && values ? nameOf(text) : undefined
    if (typeof text !== 'string' || !values || !name) return super.query<Row>(text, values)
    try {
      return await super.query<Row>({ name, text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      // A newer host has changed the tables: all is planned anew.
      names.clear()
      return super.query<Row>(text, values)
    }
  }
}

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < KEPT && ASKED_OFTEN.test(text)) {
    made += 1
    names.set(text, `statement_${made}`)
  }
  return names.get(text)
}

const isOutdated = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === NOT_SUPPORTED
