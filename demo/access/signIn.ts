import type { Credentials, Session } from '../../src/contract'
import { partnersOf } from '../db/queries/partners'
import { findAccount } from '../db/queries/users'
import { audit, checkPassword, countAttempt, forgetAttempts } from '../services'
import { addressOf } from '../kernel/request/addressOf'
import type { HostContext } from '../kernel/context'
import { CSRF_HEADER } from './middleware/csrf'
import { startSession } from './sessions'

/** From this wrong password on, an address has to wait before it may try the account again. */
export const MAX_WRONG_PASSWORDS = 25
export const WRONG_PASSWORD_WINDOW_MS = 15 * 60_000

/** The same for an address over all accounts, against one password tried on many of them. A whole office may share an address. */
export const MAX_ATTEMPTS_PER_ADDRESS = 300

interface Refused {
  readonly refusal: 'login.wrong' | 'login.throttled'
}

/**
 * Starts a session for the partner that is asked for, or for the person's first one. Same answer, same work for an unknown account, a wrong
 * password and a person without a partner.
 */
export async function signIn(c: HostContext, { email, password, partnerId }: Credentials): Promise<Session | Refused> {
  const { db, clock } = c.get('services')
  const now = clock.now()
  const key = `login:${addressOf(c)}:${email.trim().toLowerCase()}`.slice(0, 400)
  const addressKey = `login:${addressOf(c)}`
  const ofAddress = await countAttempt(db, addressKey, now, WRONG_PASSWORD_WINDOW_MS)
  const ofAccount = await countAttempt(db, key, now, WRONG_PASSWORD_WINDOW_MS)
  const isThrottled = ofAddress.count > MAX_ATTEMPTS_PER_ADDRESS || ofAccount.count >= MAX_WRONG_PASSWORDS
  if (isThrottled) {
    const resetsAt = Math.max(ofAddress.resetsAt.getTime(), ofAccount.resetsAt.getTime())
    c.header('Retry-After', String(Math.ceil((resetsAt - now.getTime()) / 1000)))
    return { refusal: 'login.throttled' }
  }
  const account = await findAccount(db, email)
  const matches = await checkPassword(account?.password_hash, password)
  const partners = account ? await partnersOf(db, account.id) : []
  const partner = partners.find(({ id }) => id === partnerId) ?? partners[0]
  if (!account || !matches || account.disabled_at || !partner) {
    await audit(db, { action: 'login.refused', at: now, userId: account?.id ?? null, address: addressOf(c) })
    return { refusal: 'login.wrong' }
  }
  await forgetAttempts(db, key)
  const token = await startSession(c, account.id, partner.id)
  await audit(db, { action: 'login.accepted', at: now, userId: account.id, partnerId: partner.id, address: addressOf(c) })
  return { userId: account.id, partnerId: partner.id, csrf: { header: CSRF_HEADER, token } }
}
