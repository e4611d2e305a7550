import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db'

/** What may be there any number of times. */
export const MOVED = [
  'messages',
  'todos',
  'files',
  'work_sessions',
  'outgoing_mails',
  'domains',
  'invoices',
  'inbox_rules',
  'folders',
  'shelf_files',
  'collections',
  'assistant_reports',
  'snapshots',
  'website_annotations',
  'website_checks',
  'secret_links',
  'portal_links',
  'portal_sessions',
] as const

/** What is there once for each tag, person, address or page: where both have it, the one that stays is kept. */
export const JOINED = {
  website_tags: 'tag_id',
  follows: 'user_id',
  stars: 'user_id',
  customer_addresses: 'email',
  wishes: 'page',
  synonyms: 'term',
  preset_uses: 'preset_id',
  agency_offer_websites: 'offer_id',
} as const

/** What is there once at most. */
export const SINGLE = [
  'notes',
  'domain_owners',
  'cms_documents',
  'shops',
  'share_codes',
  'statistics_sites',
  'website_watches',
  'owner_confirmations',
] as const

/** What says nothing about another website: how it got to its status, who looks at it just now, earlier versions of its note; contracts keep a lead from being merged. */
export const LEFT = ['status_moves', 'website_presence', 'sso_codes', 'cms_locks', 'note_versions', 'contracts'] as const

interface Move {
  from: number
  to: number
  by: number
  at: Date
}

/** Gives everything that hangs on a website to another one. */
export async function moveBelongings(db: Kysely<Database>, move: Move): Promise<void> {
  const { from, to } = move
  await joinNotes(db, move)
  await keepAddresses(db, move)
  await sql`
    update domains set role = 'alias' where website_id = ${from} and role = 'main' and deleted_at is null
      and exists (select from domains o where o.website_id = ${to} and o.role = 'main' and o.deleted_at is null)`.execute(db)
  for (const table of MOVED) await db.updateTable(table).set({ website_id: to }).where('website_id', '=', from).execute()
  for (const [table, key] of Object.entries(JOINED)) {
    await sql`
      update ${sql.table(table)} t set website_id = ${to} where website_id = ${from}
        and not exists (select from ${sql.table(table)} o where o.website_id = ${to} and o.${sql.ref(key)} = t.${sql.ref(key)})`.execute(db)
  }
  for (const table of SINGLE) {
    await sql`
      update ${sql.table(table)} set website_id = ${to} where website_id = ${from}
        and not exists (select from ${sql.table(table)} o where o.website_id = ${to})`.execute(db)
  }
  await db.updateTable('unassigned_emails').set({ assigned_website_id: to }).where('assigned_website_id', '=', from).execute()
  await db.updateTable('messages').set({ merged_from_website_id: to }).where('merged_from_website_id', '=', from).execute()
}

/** Two notes become one, with what was there first above. */
async function joinNotes(db: Kysely<Database>, { from, to, by, at }: Move): Promise<void> {
  await sql`
    update notes set text = notes.text || E'\\n\\n' || other.text, version = notes.version + 1, updated_at = ${at}, updated_by = ${by}
    from notes other where other.website_id = ${from} and notes.website_id = ${to} and other.text <> ''`.execute(db)
}

/** The customer goes on writing from the address that the lead had. */
async function keepAddresses(db: Kysely<Database>, { from, to, by, at }: Move): Promise<void> {
  await sql`
    insert into customer_addresses (website_id, email, created_by, created_at)
    select distinct ${to}::int, lower(trim(address)), ${by}::int, ${at}::timestamptz
    from websites w, unnest(array[w.customer ->> 'email', w.customer ->> 'contactEmail']) address
    where w.id = ${from} and address like '%_@_%'
    on conflict do nothing`.execute(db)
}
