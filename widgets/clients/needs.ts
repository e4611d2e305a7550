import { api_partner_client, api_partner_clients } from '../../src/contract'

/** Without their routes the islands have nothing to show. */
export const needs = { client: [api_partner_client], clients: [api_partner_clients] }
