import { partner_email_composer_template_list } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { 'email-templates': [partner_email_composer_template_list] }
