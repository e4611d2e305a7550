import { api_partner_account } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { settings: [api_partner_account] }
