import type { api_partner_account_save, ReadBody } from '../../../src/contract'

/** A change of the settings as it arrives: read by the contract's schema, its contents not yet checked. */
export type AccountChange = ReadBody<typeof api_partner_account_save>
