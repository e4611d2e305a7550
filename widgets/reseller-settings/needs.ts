import { api_partner_reseller_settings } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'reseller-settings': [api_partner_reseller_settings] }
