import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../db/schema'

/** Tables a data set fills, parents before children, so that they can be written in this order. */
export const SEEDED_TABLES = [
  'partners',
  'reseller_plans',
  'reseller_customers',
  'users',
  'memberships',
  'staff_invitations',
  'websites',
  'status_moves',
  'tags',
  'website_tags',
  'follows',
  'notes',
  'messages',
  'unassigned_emails',
  'email_templates',
  'files',
  'todos',
  'work_sessions',
  'contracts',
  'invoices',
  'agency_offers',
  'partner_subscriptions',
  'partner_invoices',
  'statistics_sites',
  'visits',
  'domains',
  'domain_proofs',
  'mailboxes',
  'mailbox_folders',
  'dns_zones',
  'dns_records',
  'domain_owners',
  'outside_domains',
  'collections',
  'collection_fields',
  'collection_items',
] as const
export type SeededTable = (typeof SEEDED_TABLES)[number]
/** Without what the database works out by itself. */
export type Row<Table extends SeededTable> = Omit<Selectable<Database[Table]>, 'customer_keys'>

/** Rows of all tables, made in memory, and the content of their files by hash. */
export type DataSet = { [Table in SeededTable]: Row<Table>[] } & { contents: Map<string, Uint8Array> }

export const emptyDataSet = (): DataSet => ({
  partners: [],
  reseller_plans: [],
  reseller_customers: [],
  users: [],
  memberships: [],
  staff_invitations: [],
  websites: [],
  status_moves: [],
  tags: [],
  website_tags: [],
  follows: [],
  notes: [],
  messages: [],
  unassigned_emails: [],
  email_templates: [],
  files: [],
  todos: [],
  work_sessions: [],
  contracts: [],
  invoices: [],
  agency_offers: [],
  partner_subscriptions: [],
  partner_invoices: [],
  statistics_sites: [],
  visits: [],
  domains: [],
  domain_proofs: [],
  mailboxes: [],
  mailbox_folders: [],
  dns_zones: [],
  dns_records: [],
  domain_owners: [],
  outside_domains: [],
  collections: [],
  collection_fields: [],
  collection_items: [],
  contents: new Map(),
})

/** Adds a row under the next id. */
export function add<Item extends { id: number }>(rows: Item[], values: Omit<Item, 'id'>): Item {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Omit` and the omitted key are the row again, which TypeScript cannot tell of a type parameter
  const row = { id: rows.length + 1, ...values } as Item
  rows.push(row)
  return row
}

/** Keeps the content of a file and answers its hash, as the file store does. */
export function keepContent(set: DataSet, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex')
  set.contents.set(hash, content)
  return hash
}
