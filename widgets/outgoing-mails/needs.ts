import { api_partner_outgoing_mails } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'outgoing-mails': [api_partner_outgoing_mails] }
