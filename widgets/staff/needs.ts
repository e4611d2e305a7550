import { api_partner_users } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { staff: [api_partner_users] }
