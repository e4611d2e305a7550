import type { Generated } from 'kysely'

export interface SecretLinksTable {
  id: Generated<number>
  partner_id: number
  website_id: number
  token_hash: string
  /** Encrypted with a key that is in the link alone; null once it was shown or is too old. */
  sealed: string | null
  created_by: number | null
  created_at: Date
  expires_at: Date
  revealed_at: Date | null
}
