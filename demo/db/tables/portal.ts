import type { Generated, JSONColumnType } from 'kysely'

/** A link that lets a customer in; the address holds the token, the table only its SHA-256. */
export interface PortalLinksTable {
  id: Generated<number>
  website_id: number
  token_hash: string
  created_by: number | null
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export interface PortalSessionsTable {
  /** SHA-256 of the cookie's id. */
  id_hash: string
  website_id: number
  /** Somebody of the team who looks at it as the customer does. */
  user_id: number | null
  /** The link the customer came in by; when it is revoked, so is the session. */
  link_id: number | null
  csrf_token: string
  created_at: Date
  last_seen_at: Date
}

/** The answers of one page of the requirements. */
export interface WishesTable {
  website_id: number
  page: string
  answers: JSONColumnType<Record<string, string>>
  updated_at: Date
  /** Null = the customer. */
  updated_by: number | null
}

/** `portal`: what customer and team exchange; `media`: the media library of the editor. */
export type Library = 'portal' | 'media'

export interface FoldersTable {
  id: Generated<number>
  website_id: number
  library: Library
  parent_id: number | null
  name: string
  created_at: Date
}

/** Files that lie in a library, with their place; all others belong to a message or to nobody. */
export interface LibraryFilesTable {
  file_id: number
  website_id: number
  library: Library
  folder_id: number | null
  position: Generated<number>
}

/** The place in the preview that a to-do of the customer is about, in percent of its width and height. */
export interface RemarksTable {
  todo_id: number
  page: string | null
  x: number | null
  y: number | null
}

export interface SynonymsTable {
  website_id: number
  term: string
  words: string[]
}

/** What customers can order; money in minor units. */
export interface PlansTable {
  id: number
  name: string
  amount: number
  currency: string
  interval: 'month' | 'year'
}

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
