/** One request, without query, headers and body: none of them may end up in a log. */
export interface LogLine {
  at: string
  id: string
  method: string
  path: string
  status: number
  ms: number
  route?: string
  user?: number
  /** Which right, or which part of the plan, was missing. */
  refusal?: string
  /** What went wrong inside; never sent to the client. */
  error?: string
}
