import { partner_unassigned_emails_view } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'unassigned-emails': [partner_unassigned_emails_view] }
