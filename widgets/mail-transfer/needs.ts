import { api_partner_mail_transfers } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'mail-transfer': [api_partner_mail_transfers] }
