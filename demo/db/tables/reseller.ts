import type { JSONColumnType } from 'kysely'
import type { PartnerSettings } from './partners'

/** What at most a customer may have; a missing one is unlimited. */
export interface ClientLimits {
  websites?: number
  domains?: number
  staff?: number
}

/** A reseller's notes about a partner below it; without a row the customer is active and unlimited. */
export interface ResellerCustomersTable {
  partner_id: number
  status: 'prospect' | 'invited' | 'active' | 'suspended'
  limits: JSONColumnType<ClientLimits>
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
