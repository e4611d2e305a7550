import { api_partner_tickets } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { tickets: [api_partner_tickets] }
