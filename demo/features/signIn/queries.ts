import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'

/** Where a person is signed in and was seen since; the one seen last comes first. */
export const sessionsOf = (db: Kysely<Database>, userId: number, since: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'id_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', since)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const tokensOf = (db: Kysely<Database>, userId: number, partnerId: number) =>
  ofPartner(db, partnerId, 'api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export type TokenRow = Awaited<ReturnType<typeof tokensOf>>[number]
