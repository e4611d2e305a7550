// The part of node-postgres this host uses; the package brings no types.
declare module 'pg' {
  import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

  export interface ClientConfig {
    connectionString: string
    types?: { getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown }
  }
  export interface Notification {
    channel: string
    payload?: string
  }
  /** Is kept planned for as long as the connection lasts. */
  export interface NamedStatement {
    name: string
    text: string
    values: readonly unknown[]
  }
  export class Client {
    constructor(config: ClientConfig)
    connect(): Promise<void>
    end(): Promise<void>
    query<Row>(statement: string | NamedStatement, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>>
    on(event: 'notification', listener: (message: Notification) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    on(event: 'end', listener: () => void): this
  }
  export class Pool implements PostgresPool {
    constructor(config: ClientConfig & { max?: number; statement_timeout?: number; options?: string; Client?: typeof Client })
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
    connect(): Promise<PostgresPoolClient>
    end(): Promise<void>
    on(event: 'error', listener: (error: Error) => void): this
  }
  export const types: { getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown }
}
