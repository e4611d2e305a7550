import { partner_goals } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { goals: [partner_goals] }
