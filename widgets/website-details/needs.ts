import { api_website_customer, api_website_details } from '../../src/contract'

/** Without their routes the islands have nothing to show. */
export const needs = { 'customer-data': [api_website_customer, api_website_details], 'website-details': [api_website_details] }
