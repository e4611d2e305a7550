import type { FailedStatement } from './trace'

/** Without queries, headers, bodies and parameters of statements: none of them may end up in a log. */
interface Line {
  at: string
  /** Of the request, also on the lines of what it left to do in the background. */
  id: string
  ms: number
  /** How many were sent to the database. */
  statements: number
  failed?: readonly FailedStatement[]
  /** What went wrong inside; never sent to the client. */
  error?: string
}

export interface RequestLine extends Line {
  method: string
  path: string
  status: number
  route?: string
  user?: number
  /** Which right, or which part of the plan, was missing. */
  refusal?: string
}

export type WorkName =
  | 'contracts'
  | 'domains'
  | 'due'
  | 'files'
  | 'goals'
  | 'imap'
  | 'limits'
  | 'mail'
  | 'notifications'
  | 'statistics'
  | 'transfers'
  | 'watch'
  | 'webhooks'

/** Work that nobody waits for: one line per attempt to send something, and one whenever something fails. */
export interface WorkLine extends Line {
  work: WorkName
  /** The row in the queue. */
  item?: number
  outcome?: string
}

export type LogLine = RequestLine | WorkLine
export type Log = (line: LogLine) => void
