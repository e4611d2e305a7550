import { api_partner_statistics } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'agency-statistics': [api_partner_statistics] }
