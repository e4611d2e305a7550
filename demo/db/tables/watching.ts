import type { Generated } from 'kysely'

export interface WebsiteWatchesTable {
  website_id: number
  /** `unknown`: it has never answered, so nobody can say that it stopped. */
  state: 'unknown' | 'up' | 'down'
  /** In a row. */
  failures: Generated<number>
  checked_at: Date
}

export interface ForwardTestsTable {
  partner_id: number
  /** In the subject of the mail that has to come back. */
  token: string
  sent_at: Date
  arrived_at: Date | null
}
