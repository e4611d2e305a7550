import { HOUR_MS, MINUTE_MS } from '../../../src/model'
import type { Refused } from './suppression/suppressed'

/** What became of an attempt: over and why, or worth another one later. */
export type Outcome =
  | {
      state: 'sent' | 'bounced' | 'failed' | 'suppressed'
      problem: string | null
      /** What the server said when it took the mail. */
      response?: string
      accepted?: readonly string[]
      /** Those it did not take the mail for. */
      refused?: readonly Refused[]
    }
  | { state: 'waiting'; problem: string; afterMs: number }

/** Waiting times between attempts; after the last one the mail has failed. */
const RETRY_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS]

/** Said by the mail server, or by the connection to it. */
interface SmtpProblem {
  recipient?: string | undefined
  /** One for each recipient, when none is taken. */
  rejectedErrors?: readonly SmtpProblem[] | undefined
  responseCode?: number
  response?: string
  message: string
}

interface Sent {
  rejected: readonly SmtpProblem[]
  /** Whom it was sent to. */
  reached: readonly string[]
  /** What the server said in the end. */
  said: string
}

/** The server took the mail for some recipients at least. */
export function sentOutcome({ rejected, reached, said }: Sent): Outcome {
  const response = wordsOf({ message: said })
  const others = new Set(rejected.map(({ recipient }) => recipient))
  const accepted = reached.filter((email) => !others.has(email))
  if (rejected.length === 0) return { state: 'sent', problem: null, response, accepted }
  return { state: 'bounced', problem: rejected.map(wordsOf).join('; '), response, accepted, refused: refusedIn(rejected) }
}

/** A 5xx answer is final; everything else may pass. `attempts` counts this one. */
export function failedOutcome(error: SmtpProblem, attempts: number): Outcome {
  const problem = wordsOf(error)
  if (isFinal(error)) return { state: 'bounced', problem, refused: refusedIn(error.rejectedErrors ?? []) }
  const afterMs = RETRY_MS[attempts - 1]
  return afterMs === undefined ? { state: 'failed', problem } : { state: 'waiting', problem, afterMs }
}

const refusedIn = (rejected: readonly SmtpProblem[]): Refused[] =>
  rejected.flatMap((one) => (one.recipient ? [{ email: one.recipient, said: wordsOf(one) }] : []))

// A wrong password (535) is put right in the settings: the mail waits for that.
const isFinal = ({ responseCode = 0 }: SmtpProblem): boolean => responseCode >= 500 && responseCode < 600 && !LOGIN_CODES.has(responseCode)
const LOGIN_CODES = new Set([530, 534, 535, 538])

const LONGEST = 500
const wordsOf = ({ response, message }: SmtpProblem): string => (response ?? message).replaceAll(/\p{Cc}+/gu, ' ').slice(0, LONGEST)
