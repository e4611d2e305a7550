import type { api_partner_account_save, ReadBody } from '../../../src/contract/server'

/** A change of the settings as it arrives: read by the contract's schema, its contents not yet checked. */
export type AccountChange = ReadBody<typeof api_partner_account_save>

/** Fields that are numbers. */
export const NUMBER_FIELDS = [
  'sendUndoSeconds',
  'responseTargetHours',
  'responseLimitHours',
  'personLimit',
  'statusAgeDays',
] as const satisfies readonly (keyof AccountChange)[]
