import type { Kysely } from 'kysely'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../src/model'
import type { Database } from '../../db'
import { checkPassword } from '../../services'
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

interface NewPassword {
  readonly password_hash: string
  readonly at: Date
}

/** What was begun with the password before, or to replace it, is over. Tokens of programs stay: their owner ends them one by one. */
export async function setPassword(db: Kysely<Database>, userId: number, { password_hash, at }: NewPassword): Promise<void> {
  const values = { password_hash, password_changed_at: at, must_change_password: false }
  await db.updateTable('users').set(values).where('id', '=', userId).execute()
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}
