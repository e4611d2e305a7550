import { MINUTE_MS } from '../../../src/model'
import { countAttempt, forgetAttempts } from '../../db/queries/rateLimits'
import { passwordHashOf } from '../../db/queries/people/users'
import type { Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { checkPassword } from '../../services'

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

/** The hash of the person's password where it is that one, else null. Guessing it is limited like signing in is. */
export async function checkOwnPassword(services: Services, userId: number, password: string): Promise<string | null> {
  const key = `password:${userId}`
  await limitGuesses(services, key)
  const hash = await passwordHashOf(services.db, userId)
  if (!(await checkPassword(hash, password))) return null
  await forgetAttempts(services.db, key)
  return hash
}

export function tooManyGuesses({ clock }: Services, resetsAt: Date): HttpError {
  const wait = Math.max(1, resetsAt.getTime() - clock.now().getTime())
  const headers = { 'Retry-After': String(Math.ceil(wait / 1000)) }
  return new HttpError(429, 'login.throttled', { values: { minutes: Math.ceil(wait / MINUTE_MS) }, headers })
}
