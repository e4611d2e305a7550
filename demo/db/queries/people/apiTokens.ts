import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { withInherited } from '../partners/brandOfPartner'
import { PERSON_COLUMNS, type SessionRow } from './sessions'

/** Whom a program asks for, as a session says it of a person. */
export async function findTokenBearer(db: Kysely<Database>, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .innerJoin('partners', 'partners.id', 'api_tokens.partner_id')
    .innerJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'api_tokens.user_id').onRef('memberships.partner_id', '=', 'api_tokens.partner_id'),
    )
    .leftJoin('client_defaults', 'client_defaults.partner_id', 'partners.parent_id')
    .leftJoin('reseller_customers', 'reseller_customers.partner_id', 'partners.id')
    .where('api_tokens.token_hash', '=', tokenHash)
    .where('api_tokens.expires_at', '>', now)
    .where('memberships.active', '=', true)
    .where('users.disabled_at', 'is', null)
    .where((eb) => eb.or([eb('reseller_customers.status', 'is', null), eb('reseller_customers.status', '!=', 'suspended')]))
    .select(PERSON_COLUMNS)
    .select(['api_tokens.id as token_id', 'api_tokens.scopes', 'api_tokens.last_used_at', 'api_tokens.created_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { token_id, scopes, last_used_at, ...person } = row
  return {
    ...withInherited(person),
    // No session has it, so what belongs to one finds none.
    id_hash: `token:${token_id}`,
    csrf_token: '',
    last_seen_at: now,
    viewed_from: null,
    view_until: null,
    confirmed_at: null,
    // A program has no menu to switch by.
    works_elsewhere: false,
    token: { id: token_id, scopes, lastUsedAt: last_used_at },
    isShortToken: false,
  } satisfies SessionRow
}

export async function touchToken(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}
