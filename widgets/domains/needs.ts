import { api_partner_domains, api_website_domains } from '../../src/contract'

/** Without their routes the islands have nothing to show. */
export const needs = { domains: [api_website_domains], 'general-domains': [api_partner_domains] }
