import { api_partner_todos } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'overdue-todos': [api_partner_todos] }
