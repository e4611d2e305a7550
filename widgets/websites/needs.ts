import { api_partner_templates, api_partner_websites } from '../../src/contract'

/** Without their routes the islands have nothing to show. */
export const needs = { 'new-website': [api_partner_templates], websites: [api_partner_websites] }
