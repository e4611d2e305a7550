import type { Generated, JSONColumnType } from 'kysely'

export interface SessionsTable {
  /** SHA-256 of the cookie's id, so that a copy of the table opens no session. */
  id_hash: string
  user_id: number
  /** The partner chosen in this session. */
  partner_id: number
  csrf_token: string
  /** The reseller whose staff looks at the chosen partner without working there. */
  viewed_from: number | null
  view_until: Date | null
  user_agent: string
  created_at: Date
  last_seen_at: Date
}

/** What single sign-on hands to the editor instead of a session. */
export interface SsoCodesTable {
  /** SHA-256, as with sessions. */
  code_hash: string
  user_id: number
  partner_id: number
  website_id: number
  expires_at: Date
}

export interface RateLimitsTable {
  key: string
  count: number
  resets_at: Date
}

export interface AuditLogTable {
  id: Generated<number>
  partner_id: number | null
  user_id: number | null
  /** Area and verb, `password.changed`. */
  action: string
  subject: string | null
  details: JSONColumnType<Record<string, unknown>>
  address: string | null
  created_at: Date
}
