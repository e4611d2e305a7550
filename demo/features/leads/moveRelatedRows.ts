import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db'
import type { RelatedRows } from '../../db/tables/websiteChanges'
import { isLive } from '../../db/queries/base'
import { changeMergedFrom } from '../../db/writers/mergedFrom'

/** What may be there any number of times. */
export const MOVED = [
  'messages',
  'todos',
  'files',
  'work_sessions',
  'outgoing_mails',
  'notifications',
  'domains',
  'invoices',
  'inbox_rules',
  'folders',
  'library_files',
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

/** What says nothing about another website: how it got to its status, what its last changes replaced, who looks at it just now, earlier versions of its note; contracts keep a lead from being merged. */
export const LEFT = ['status_moves', 'website_changes', 'website_presence', 'sso_codes', 'cms_locks', 'note_versions', 'contracts'] as const

/** What tells the rows of a table apart, where that is not `id`. */
const KEYS: Readonly<Record<string, string>> = { library_files: 'file_id', snapshots: 'timestamp', portal_sessions: 'id_hash', ...JOINED }

/** Of what is there once at most, the website says which one it is. */
export const keyOf = (table: string): string => KEYS[table] ?? (SINGLE.some((one) => one === table) ? 'website_id' : 'id')

interface Move {
  from: number
  to: number
  by: number
  at: Date
}

/** Gives everything that hangs on a website to another one. */
export async function moveRelatedRows(db: Kysely<Database>, move: Move): Promise<RelatedRows> {
  const { from, to } = move
  const note = await joinNotes(db, move)
  const addresses = await keepAddresses(db, move)
  const mainDomains = await sql<{ id: number }>`
    update domains set role = 'alias' where website_id = ${from} and role = 'main' and ${isLive('domains')}
      and exists (select from domains o where o.website_id = ${to} and o.role = 'main' and ${isLive('domains', 'o')}) returning id`.execute(
    db,
  )
  const moved: Record<string, string[]> = {}
  for (const table of MOVED) moved[table] = await moveRows(db, table, move, sql`true`)
  for (const [table, key] of Object.entries(JOINED)) {
    const isFree = sql`not exists (select from ${sql.table(table)} o where o.website_id = ${to} and o.${sql.ref(key)} = t.${sql.ref(key)})`
    moved[table] = await moveRows(db, table, move, isFree)
  }
  for (const table of SINGLE) {
    moved[table] = await moveRows(db, table, move, sql`not exists (select from ${sql.table(table)} o where o.website_id = ${to})`)
  }
  const emails = await db
    .updateTable('unassigned_emails')
    .set({ assigned_website_id: to })
    .where('assigned_website_id', '=', from)
    .returning('id')
    .execute()
  const merged = await changeMergedFrom(db, move)
  return { moved, note, addresses, mainDomains: idsOf(mainDomains.rows), emails: idsOf(emails), merged }
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

async function moveRows(db: Kysely<Database>, table: string, { from, to }: Move, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update ${sql.table(table)} t set website_id = ${to} where t.website_id = ${from} and ${condition}
      returning t.${sql.ref(keyOf(table))}::text as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Two notes become one, with what was there first above. Answers that one as it was. */
async function joinNotes(db: Kysely<Database>, { from, to, by, at }: Move): Promise<RelatedRows['note']> {
  const { rows } = await sql<{ text: string; version: number }>`
    with own as (select text, version from notes where website_id = ${to})
    update notes set text = notes.text || E'\\n\\n' || other.text, version = notes.version + 1, updated_at = ${at}, updated_by = ${by}
    from notes other, own where other.website_id = ${from} and notes.website_id = ${to} and other.text <> ''
    returning own.text, own.version`.execute(db)
  return rows[0] ?? null
}

/** The customer goes on writing from the address that the lead had. */
async function keepAddresses(db: Kysely<Database>, { from, to, by, at }: Move): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    insert into customer_addresses (website_id, email, created_by, created_at)
    select distinct ${to}::int, lower(trim(address)), ${by}::int, ${at}::timestamptz
    from websites w, unnest(array[w.customer ->> 'email', w.customer ->> 'contactEmail']) address
    where w.id = ${from} and address like '%_@_%'
    on conflict do nothing returning email`.execute(db)
  return rows.map(({ email }) => email)
}
