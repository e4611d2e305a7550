import type { Generated, JSONColumnType } from 'kysely'
import type { PartnerSettings } from './partners'

/** What at most a customer may have. */
export interface ClientLimits {
  websites?: number
  domains?: number
  staff?: number
  /** Of all domains together. */
  mailboxes?: number
}

/** What customers of a plan may use beyond the rest. */
export interface PlanFlags {
  canWhitelabel: boolean
  canUseTools: boolean
  canUseWebhooks: boolean
}

/** What a reseller sells. Money in minor units. */
export interface ResellerPlansTable {
  id: Generated<number>
  /** Of the reseller. */
  partner_id: number
  name: string
  amount: number
  currency: string
  interval: 'month' | 'year'
  limits: JSONColumnType<ClientLimits>
  flags: JSONColumnType<PlanFlags>
}

/** A reseller's notes about a partner below it; without a row the customer is active and unlimited. */
export interface ResellerCustomersTable {
  partner_id: number
  status: 'prospect' | 'invited' | 'active' | 'suspended'
  /** Of its own; what is not among them is as its plan has it. */
  limits: JSONColumnType<ClientLimits>
  plan_id: Generated<number | null>
  phone: string | null
  country: string | null
  number: string | null
  note: string | null
}

/** Settings that the customers of a reseller have as long as they set none themselves. */
export interface ClientDefaultsTable {
  partner_id: number
  settings: JSONColumnType<PartnerSettings>
}
