import { api_partner_agency_offers } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'agency-offers': [api_partner_agency_offers] }
