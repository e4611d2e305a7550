import { api_partner_next } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { next: [api_partner_next] }
