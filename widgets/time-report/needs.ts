import { api_partner_time_report } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'time-report': [api_partner_time_report] }
