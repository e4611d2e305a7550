import { api_partner_subscription } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { subscription: [api_partner_subscription] }
