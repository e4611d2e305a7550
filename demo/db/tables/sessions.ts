import type { Generated, JSONColumnType } from 'kysely'

export interface SessionsTable {
  /** SHA-256 of the cookie's id, so that a copy of the table opens no session. */
  id_hash: string
  /** By which its owner names it. */
  id: Generated<number>
  user_id: number
  /** The partner chosen in this session. */
  partner_id: number
  csrf_token: string
  /** The reseller whose staff looks at the chosen partner without working there. */
  viewed_from: number | null
  view_until: Date | null
  user_agent: string
  /** When the person last proved again that it is them. */
  confirmed_at: Date | null
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

/** An app that shows one-time codes. */
export interface CodeAppsTable {
  id: Generated<number>
  user_id: number
  name: string
  sealed_secret: string
  /** Null until a first code has shown that the app has the secret. */
  confirmed_at: Date | null
  /** Of the last code that was taken: none is taken twice. */
  last_counter: number | null
  created_at: Date
}

export interface PasskeysTable {
  id: Generated<number>
  user_id: number
  name: string
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

/** What opens an account once whose app or passkey is lost. */
export interface RecoveryCodesTable {
  /** SHA-256, as with sessions. */
  code_hash: string
  user_id: number
}

/** What a passkey has to sign, used once. */
export interface PasskeyChallengesTable {
  challenge_hash: string
  /** Null while nobody knows yet whose passkey it will be. */
  user_id: number | null
  expires_at: Date
}

/** Who has given the right password and has the second step before them. */
export interface PendingSignInsTable {
  id_hash: string
  user_id: number
  /** Where they were going. */
  target: string
  expires_at: Date
}

/** What the link of a mail is good for, once. */
export interface PasswordResetsTable {
  token_hash: string
  user_id: number
  /** Whose brand the mail has. */
  partner_id: number
  expires_at: Date
}

/** By which a program of a person comes in. */
export interface ApiTokensTable {
  id: Generated<number>
  token_hash: string
  user_id: number
  partner_id: number
  name: string
  scopes: string[]
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
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
