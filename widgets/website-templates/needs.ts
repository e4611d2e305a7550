import { api_partner_templates } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'website-templates': [api_partner_templates] }
