import type { Generated, JSONColumnType } from 'kysely'
import type { StatusTodoDraft } from '../../../src/contract'
import type { Digest } from '../../../src/model'

/** What a partner's plan allows (spec 3 config flags). */
export interface PartnerFlags {
  ownBrand: boolean
  canWhitelabel: boolean
  canUseTools: boolean
  canUseWebhooks: boolean
  isReseller: boolean
  isResellerCustomer: boolean
  isUserSuggestEnabled: boolean
  /** Offers of the provider; customers of a reseller get theirs from the reseller. */
  hasOffers: boolean
}

/** Partner settings of spec 3 that need no table of their own. Missing key = the default of spec 3. */
export interface PartnerSettings {
  email?: string
  language?: string
  companyName?: string
  signature?: string
  sendUndoSeconds?: number
  responseTargetHours?: number
  responseLimitHours?: number
  /** Mail that names a customer as its sender is filed although nobody could check that. */
  filesUnchecked?: boolean
  sniffingEnabled?: boolean
  monitorRecipients?: string[]
  workReasons?: string[]
  /** By status and language. */
  statusLabels?: Record<string, Record<string, string>>
  /** By status. */
  statusLimits?: Record<string, number>
  personLimit?: number
  /** By status or `person`. */
  hardLimits?: Record<string, boolean>
  statusAgeDays?: number
  logo?: string
  favicon?: string
  editorLogoDark?: string
  editorLogoLight?: string
  /** Six hex digits without #. */
  color?: string
  helpOption?: 'integrated' | 'link' | 'desk' | 'none'
  helpUrl?: string
  editorMode?: 'dark' | 'light' | 'system'
  upgradeUrl?: string
  domainRegisterUrl?: string
  privacyPolicyUrl?: string
  termsOfServiceUrl?: string
  domain?: string
  inbox?: string
  baseHost?: string
  customPartnerHead?: string
  customMyHead?: string
}

export interface PartnersTable {
  id: Generated<number>
  /** The reseller this partner is a customer of. */
  parent_id: number | null
  name: string
  /** IANA zone; due dates are days in this zone. */
  time_zone: Generated<string>
  flags: JSONColumnType<Partial<PartnerFlags>>
  settings: JSONColumnType<PartnerSettings>
  /** Status to active; a missing status takes its default (spec 3). */
  status_settings: JSONColumnType<Record<string, boolean>>
  /** The seven flags of spec 3; missing = false. */
  validation_settings: JSONColumnType<Record<string, boolean>>
  /** Status to the to-dos created on first entry. */
  todos_for_status: JSONColumnType<Record<string, StatusTodoDraft[]>>
  version: Generated<number>
  created_at: Date
}

/** Pictures a partner shows to everybody: logo, favicon. Content lives in the disk store. */
export interface BrandImagesTable {
  partner_id: number
  content_hash: string
  mime: string
  created_at: Date
}

export interface HostingNodesTable {
  id: Generated<number>
  partner_id: number
  name: string
  host: string
  type: 'sftp' | 'plesk' | 'cpanel'
  state: Generated<'ok' | 'error'>
  is_default: Generated<boolean>
  last_check_at: Date | null
}

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
  /** Absent from this day on, `YYYY-MM-DD`; null: at once. */
  inactive_from: string | null
  /** Absent through the end of this day, `YYYY-MM-DD`. */
  inactive_until: string | null
  /** Who stands in meanwhile. */
  substitute_id: number | null
  /** Whether the substitute has heard that the absence has begun. */
  substitute_told: Generated<boolean>
  theme: Generated<'light' | 'dark' | 'system'>
  time_zone: string | null
  /** What their mails end with; empty for the signature of the team. */
  signature: Generated<string>
  /** What is mailed: the seven flags of spec 3; missing = false. */
  notification_settings: JSONColumnType<Record<string, boolean>>
  /** What pages show at once: the same flags; null: nobody has chosen yet. */
  app_notifications: JSONColumnType<Record<string, boolean>> | null
  digest: Generated<Digest>
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
