import { api_partner_profile } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { profile: [api_partner_profile] }
