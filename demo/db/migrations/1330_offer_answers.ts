import { type Kysely, sql } from 'kysely'

/** Requests for offers are answered: by a link that the provider is mailed, once per request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agency_offer_states
      drop constraint agency_offer_states_state_check,
      add check (state in ('seen', 'dismissed', 'requested', 'accepted', 'declined')),
      add requested_by integer references users,
      add token_hash text unique,
      add answered_at timestamptz,
      add reason text not null default ''`.execute(db)
}
