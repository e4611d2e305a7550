import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../src/model'
import { checkPassword } from '../services'
import { isCommonPassword } from './commonPasswords'

interface Account {
  email: string
  /** Of the password there is; null for somebody who has none yet. */
  password_hash: string | null
}

/** The key of the text that says why it is no good; null when it is. */
export async function problemOfNewPassword(password: string, { email, password_hash }: Account): Promise<string | null> {
  if (password.length < PASSWORD_MIN_LENGTH) return 'password.error.short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'password.error.long'
  if (isCommonPassword(password, email)) return 'password.error.common'
  return password_hash && (await checkPassword(password_hash, password)) ? 'password.error.same' : null
}
