import type { Credentials, Session } from '../../src/contract'
import { partnersOf } from '../db/queries/partners'
import { findAccount } from '../db/queries/users'
import { audit, checkPassword, forgetAttempts } from '../services'
import { addressOf } from '../kernel/request/addressOf'
import type { HostContext } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'
import { CSRF_HEADER } from './middleware/csrf'
import { countGuess, MAX_WRONG_PASSWORDS, tooManyGuesses } from './passwordGuesses'
import { startSession } from './sessions'

/** Tries of an address over all accounts, against one password tried on many of them. A whole office may share an address. */
export const MAX_ATTEMPTS_PER_ADDRESS = 300

/**
 * Starts a session for the partner that is asked for, or for the person's first one. Same answer, same work for an unknown account, a wrong
 * password and a person without a partner.
 */
export async function signIn(c: HostContext, { email, password, partnerId }: Credentials): Promise<Session | HttpError> {
  const services = c.get('services')
  const { db } = services
  const now = services.clock.now()
  const key = `login:${addressOf(c)}:${email.trim().toLowerCase()}`.slice(0, 400)
  const addressKey = `login:${addressOf(c)}`
  const ofAddress = await countGuess(services, addressKey)
  const ofAccount = await countGuess(services, key)
  if (ofAddress.count > MAX_ATTEMPTS_PER_ADDRESS) return tooManyGuesses(services, ofAddress.resetsAt)
  if (ofAccount.count >= MAX_WRONG_PASSWORDS) return tooManyGuesses(services, ofAccount.resetsAt)
  const account = await findAccount(db, email)
  const matches = await checkPassword(account?.password_hash, password)
  const partners = account ? await partnersOf(db, account.id) : []
  const partner = partners.find(({ id }) => id === partnerId) ?? partners[0]
  if (!account || !matches || account.disabled_at || !partner) {
    await audit(db, { action: 'login.refused', at: now, userId: account?.id ?? null, address: addressOf(c) })
    return new HttpError(401, 'login.wrong')
  }
  await forgetAttempts(db, key)
  const token = await startSession(c, account.id, partner.id)
  await audit(db, { action: 'login.accepted', at: now, userId: account.id, partnerId: partner.id, address: addressOf(c) })
  return { userId: account.id, partnerId: partner.id, csrf: { header: CSRF_HEADER, token } }
}
