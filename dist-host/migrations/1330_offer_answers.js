// demo/db/migrations/1330_offer_answers.ts
import { sql } from "kysely";
async function up(db) {
  await sql`
    alter table agency_offer_states
      drop constraint agency_offer_states_state_check,
      add check (state in ('seen', 'dismissed', 'requested', 'accepted', 'declined')),
      add requested_by integer references users,
      add token_hash text unique,
      add answered_at timestamptz,
      add reason text not null default ''`.execute(db);
}
export {
  up
};
