import type { ServerRoute } from '../../contract/server'
import type { Person } from './Call'
import type { Caller, Reply } from './createCaller'
import type { Reporter } from './VerifyFinding'

/** A route that has answered somebody who may see it. */
export interface Subject {
  readonly route: ServerRoute
  readonly caller: Caller
  readonly first: Person
  /** Somebody else, with fewer rights or of another partner. */
  readonly second: Person | undefined
  /** The address with other values in place of those that are known. */
  addressOf(params: Readonly<Record<string, string>>): URL | undefined
  readonly reply: Reply
  /** The JSON of the answer. */
  readonly value: unknown
  readonly report: Reporter
}
