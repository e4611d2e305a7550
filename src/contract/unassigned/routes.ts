import { items, list } from '../envelopes'
import { Message } from '../messages/message'
import { route } from '../route'
import { InboxRule, InboxRuleResult, UnassignedEmail } from './unassignedEmail'

export const partner_unassigned_emails = route({ name: 'partner_unassigned_emails', method: 'ANY', answer: 'page' })
export const partner_unassigned_emails_view = route({
  name: 'partner_unassigned_emails_view',
  method: 'ANY',
  answer: list(UnassignedEmail),
})
export const partner_unassigned_emails_remove = route({ name: 'partner_unassigned_emails_remove', method: 'DELETE', answer: 'empty' })
export const partner_unassigned_emails_assign = route({ name: 'partner_unassigned_emails_assign', method: 'POST', answer: items(Message) })
export const partner_unassigned_emails_change = route({
  name: 'partner_unassigned_emails_change',
  method: 'POST',
  answer: 'empty',
})
export const partner_unassigned_emails_restore = route({ name: 'partner_unassigned_emails_restore', method: 'POST', answer: 'empty' })
export const partner_unassigned_emails_rules = route({ name: 'partner_unassigned_emails_rules', method: 'GET', answer: items(InboxRule) })
export const partner_unassigned_emails_rule_save = route({
  name: 'partner_unassigned_emails_rule_save',
  method: 'POST',
  answer: InboxRuleResult,
})
export const partner_unassigned_emails_rule_delete = route({
  name: 'partner_unassigned_emails_rule_delete',
  method: 'DELETE',
  answer: 'empty',
})
export const partner_unassigned_emails_source = route({ name: 'partner_unassigned_emails_source', method: 'GET', answer: 'file' })
export const partner_unassigned_emails_left_out = route({ name: 'partner_unassigned_emails_left_out', method: 'GET', answer: 'file' })
export const partner_unassigned_emails_picture = route({ name: 'partner_unassigned_emails_picture', method: 'GET', answer: 'file' })
