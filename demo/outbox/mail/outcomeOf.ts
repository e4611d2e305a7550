import { HOUR_MS, MINUTE_MS } from '../../../src/model'

/** What became of an attempt: over and why, or worth another one later. */
export type Outcome =
  | { state: 'sent' | 'bounced' | 'failed'; problem: string | null }
  | { state: 'waiting'; problem: string; afterMs: number }

/** Waiting times between attempts; after the last one the mail has failed. */
export const RETRY_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS]

/** Said by the mail server, or by the connection to it. */
interface SmtpProblem {
  responseCode?: number
  response?: string
  message: string
}

/** The server took the mail for some recipients at least. */
export function sentOutcome(rejected: readonly SmtpProblem[]): Outcome {
  return rejected.length > 0 ? { state: 'bounced', problem: rejected.map(wordsOf).join('; ') } : { state: 'sent', problem: null }
}

/** A 5xx answer is final; everything else may pass. `attempts` counts this one. */
export function failedOutcome(error: SmtpProblem, attempts: number): Outcome {
  const problem = wordsOf(error)
  if (isFinal(error)) return { state: 'bounced', problem }
  const afterMs = RETRY_MS[attempts - 1]
  return afterMs === undefined ? { state: 'failed', problem } : { state: 'waiting', problem, afterMs }
}

// A wrong password (535) is put right in the settings: the mail waits for that.
const isFinal = ({ responseCode = 0 }: SmtpProblem): boolean => responseCode >= 500 && responseCode < 600 && !LOGIN_CODES.has(responseCode)
const LOGIN_CODES = new Set([530, 534, 535, 538])

const LONGEST = 500
const wordsOf = ({ response, message }: SmtpProblem): string => (response ?? message).replaceAll(/\p{Cc}+/gu, ' ').slice(0, LONGEST)
