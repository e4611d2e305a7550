import type { StatusTodoDraft } from '../../../src/contract'
import type { Generated, JSONColumnType } from 'kysely'

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
  helpOption?: 'integrated' | 'link' | 'none'
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
