import type { Kysely } from 'kysely'
import type { Credentials, Session } from '../../../src/contract'
import type { Database } from '../../db'
import { partnersOf, suspendingReseller } from '../../db/queries/partners/partners'
import { hasSecondStep } from '../../db/queries/people/secondSteps'
import { findAccount } from '../../db/queries/people/users'
import { forgetAttempts } from '../../db/queries/rateLimits'
import { audit, checkPassword } from '../../services'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { CSRF_HEADER } from '../middleware/csrf'
import { countGuess, MAX_WRONG_PASSWORDS, tooManyGuesses } from './passwordGuesses'
import { passSecondStep } from './secondStep'
import { startSession } from '../sessions/sessions'

/** Tries of an address over all accounts, against one password tried on many of them. A whole office may share an address. */
export const MAX_ATTEMPTS_PER_ADDRESS = 300

interface Identified {
  readonly userId: number
  readonly needsSecondStep: boolean
}

/**
 * Whose password it is, and whether a second step follows. Same answer, same work for an unknown account, a wrong password and a person without
 * a partner; who has the right one and is kept out by a reseller is told so.
 */
export async function identify(
  c: HostContext,
  { email, password }: Pick<Credentials, 'email' | 'password'>,
): Promise<Identified | HttpError> {
  const services = c.get('services')
  const { db } = services
  const key = accountKey(c, email)
  const ofAddress = await countGuess(services, `login:${addressOf(c)}`)
  const ofAccount = await countGuess(services, key)
  if (ofAddress.count > MAX_ATTEMPTS_PER_ADDRESS) return tooManyGuesses(services, ofAddress.resetsAt)
  if (ofAccount.count >= MAX_WRONG_PASSWORDS) return tooManyGuesses(services, ofAccount.resetsAt)
  const account = await findAccount(db, email)
  const matches = await checkPassword(account?.password_hash, password)
  const partners = account ? await partnersOf(db, account.id) : []
  if (!account || !matches || account.disabled_at || partners.length === 0) {
    await audit(db, { action: 'login.refused', at: services.clock.now(), userId: account?.id ?? null, address: addressOf(c) })
    return account && matches && !account.disabled_at ? refusalOf(db, account.id) : new HttpError(401, 'login.wrong')
  }
  await forgetAttempts(db, key)
  return { userId: account.id, needsSecondStep: await hasSecondStep(db, account.id) }
}

/** Why somebody who has proved who they are gets in nowhere. */
async function refusalOf(db: Kysely<Database>, userId: number): Promise<HttpError> {
  const reseller = await suspendingReseller(db, userId)
  if (!reseller) return new HttpError(401, 'login.wrong')
  return new HttpError(401, SUSPENDED, { values: { reseller: reseller.name, email: reseller.settings.email ?? '–' } })
}

/** The message for those whom a reseller keeps out. */
export const SUSPENDED = 'login.suspended'

/** Under which wrong passwords of an account are counted. */
export const accountKey = (c: HostContext, email: string): string => `login:${addressOf(c)}:${email.trim().toLowerCase()}`.slice(0, 400)

/** Starts a session of somebody who has proved who they are, for the partner that is asked for, or for their first one. */
export async function enter(c: HostContext, userId: number, partnerId: number | null = null): Promise<Session | HttpError> {
  const { db, clock } = c.get('services')
  const account = await db.selectFrom('users').select('disabled_at').where('id', '=', userId).executeTakeFirstOrThrow()
  const partners = await partnersOf(db, userId)
  const partner = partners.find(({ id }) => id === partnerId) ?? partners[0]
  if (account.disabled_at) return new HttpError(401, 'login.wrong')
  if (!partner) return refusalOf(db, userId)
  const token = await startSession(c, userId, partner.id)
  await audit(db, { action: 'login.accepted', at: clock.now(), userId, partnerId: partner.id, address: addressOf(c) })
  return { userId, partnerId: partner.id, csrf: { header: CSRF_HEADER, token } }
}

/** From within a page, in one go: whoever has a second step sends its code along. */
export async function signIn(c: HostContext, { code, partnerId, ...credentials }: Credentials): Promise<Session | HttpError> {
  const person = await identify(c, credentials)
  if (person instanceof HttpError) return person
  if (person.needsSecondStep) {
    if (!code) return new HttpError(422, 'login.code.needed')
    const refusal = await passSecondStep(c.get('services'), person.userId, code)
    if (refusal) return refusal
  }
  return enter(c, person.userId, partnerId)
}
