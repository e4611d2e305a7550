import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

/** Apps that have shown that they have their secret. */
export const codeAppsOf = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('code_apps')
    .select(['id', 'name', 'sealed_secret', 'created_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute()

export const passkeysOf = (db: Kysely<Database>, userId: number) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()

export async function recoveryCodesLeft(db: Kysely<Database>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whoever has an app or a passkey is asked for it after the password. */
export async function hasSecondStep(db: Kysely<Database>, userId: number): Promise<boolean> {
  const [apps, passkeys] = [await codeAppsOf(db, userId), await passkeysOf(db, userId)]
  return apps.length + passkeys.length > 0
}
