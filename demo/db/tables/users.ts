import type { Generated, JSONColumnType } from 'kysely'

export interface UsersTable {
  id: Generated<number>
  /** Stored in lower case; unique. */
  email: string
  /** argon2id; null while an invitation is pending. */
  password_hash: string | null
  password_changed_at: Date | null
  must_change_password: Generated<boolean>
  forename: Generated<string>
  surname: Generated<string>
  /** Shown when there is neither forename nor surname (spec 3). */
  name: Generated<string>
  shortname: Generated<string>
  language: Generated<string>
  /** Id of the picture in the table files. */
  image_file_id: number | null
  /** Absent through the end of this day, `YYYY-MM-DD`. */
  inactive_until: string | null
  theme: Generated<'light' | 'dark' | 'system'>
  time_zone: string | null
  /** What their mails end with; empty for the signature of the team. */
  signature: Generated<string>
  /** The seven flags of spec 3; missing = false. */
  notification_settings: JSONColumnType<Record<string, boolean>>
  preferences: JSONColumnType<Record<string, unknown>>
  disabled_at: Date | null
  last_seen_at: Date | null
  version: Generated<number>
  created_at: Date
}

export interface MembershipsTable {
  partner_id: number
  user_id: number
  /** As delivered to the client, with prefix: `partner_admin`. */
  roles: string[]
  active: Generated<boolean>
  created_by: number | null
  created_at: Date
}

export interface StaffInvitationsTable {
  id: Generated<number>
  partner_id: number
  user_id: number | null
  email: string
  forename: string | null
  surname: string | null
  role: string
  status: Generated<'pending' | 'accepted' | 'expired' | 'revoked'>
  token_hash: string
  invited_by: number | null
  sent_count: Generated<number>
  last_sent_at: Date
  expires_at: Date
  accepted_at: Date | null
  created_at: Date
}
