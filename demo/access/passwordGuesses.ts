import { MINUTE_MS } from '../../src/model'
import { countAttempt } from '../db/queries/rateLimits'
import type { Services } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'

/** From this wrong password on, whoever tries has to wait. */
export const MAX_WRONG_PASSWORDS = 25
const WINDOW_MS = 15 * MINUTE_MS

export const countGuess = ({ db, clock }: Services, key: string) => countAttempt(db, key, clock.now(), WINDOW_MS)

/** What refuses further guesses, and says for how long; null while there may be more. */
export async function refusalOfGuess(services: Services, key: string, most = MAX_WRONG_PASSWORDS): Promise<HttpError | null> {
  const { count, resetsAt } = await countGuess(services, key)
  return count >= most ? tooManyGuesses(services, resetsAt) : null
}

export async function limitGuesses(services: Services, key: string): Promise<void> {
  const refusal = await refusalOfGuess(services, key)
  if (refusal) throw refusal
}

export function tooManyGuesses({ clock }: Services, resetsAt: Date): HttpError {
  const wait = Math.max(1, resetsAt.getTime() - clock.now().getTime())
  const headers = { 'Retry-After': String(Math.ceil(wait / 1000)) }
  return new HttpError(429, 'login.throttled', { values: { minutes: Math.ceil(wait / MINUTE_MS) }, headers })
}
