import { codeAppsOf } from '../../db/queries/people/secondSteps'
import { forgetAttempts } from '../../db/queries/rateLimits'
import type { Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { takeCode } from './codeApps'
import { refusalOfGuess } from './passwordGuesses'
import { takeRecoveryCode } from './recoveryCodes'

/** From this wrong code on, whoever knows the password has to wait: codes are short. */
const MAX_WRONG_CODES = 10

/** Takes a code of one of the person's apps, or a recovery code; answers with what refuses it. */
export async function passSecondStep(services: Services, userId: number, code: string): Promise<HttpError | null> {
  const { db } = services
  const key = `code:${userId}`
  const refusal = await refusalOfGuess(services, key, MAX_WRONG_CODES)
  if (refusal) return refusal
  if (!(await isGood(services, userId, code))) return new HttpError(422, 'login.code.wrong')
  await forgetAttempts(db, key)
  return null
}

async function isGood({ db }: Services, userId: number, code: string): Promise<boolean> {
  for (const app of await codeAppsOf(db, userId)) if (await takeCode(db, app, code)) return true
  return takeRecoveryCode(db, userId, code)
}
