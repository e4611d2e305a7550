import { keysOf } from '../keysOf'
import { type Action, may } from './permissions'

/** What a program may be let into; each right belongs to one of them. */
export const API_AREAS = [
  'websites',
  'customers',
  'messages',
  'domains',
  'time',
  'statistics',
  'staff',
  'settings',
  'billing',
  'resellers',
] as const
export type ApiArea = (typeof API_AREAS)[number]

const AREA_OF: Readonly<Record<Action, ApiArea>> = {
  see_websites: 'websites',
  create_website: 'websites',
  save_as_template: 'websites',
  delete_website: 'websites',
  open_editor: 'websites',
  change_template: 'websites',
  publish_website: 'websites',
  change_status: 'websites',
  assign_website: 'websites',
  change_due_date: 'websites',
  override_validation: 'websites',
  follow_website: 'websites',
  enter_wishes: 'websites',
  change_wishes_after_preparation: 'websites',
  edit_todos_notes_tags: 'websites',
  manage_tags: 'websites',
  manage_team_views: 'websites',
  edit_customer_data: 'customers',
  manage_personal_data: 'customers',
  see_tickets: 'messages',
  handle_messages: 'messages',
  move_message: 'messages',
  merge_messages: 'messages',
  see_mail_source: 'messages',
  delete_entries_of_others: 'messages',
  see_unassigned_emails: 'messages',
  manage_unassigned_emails: 'messages',
  send_reengage: 'messages',
  manage_email_templates: 'messages',
  see_domains: 'domains',
  manage_domains: 'domains',
  track_time: 'time',
  edit_time_of_others: 'time',
  see_website_statistics: 'statistics',
  switch_website_statistics: 'statistics',
  see_agency_statistics: 'statistics',
  see_staff: 'staff',
  invite_staff: 'staff',
  manage_staff: 'staff',
  see_activity_log: 'staff',
  see_account_settings: 'settings',
  edit_account_settings: 'settings',
  edit_workflow_settings: 'settings',
  use_mail_transfer: 'settings',
  export_data: 'settings',
  see_contract: 'billing',
  manage_billing: 'billing',
  see_resellers: 'resellers',
  manage_resellers: 'resellers',
}

const ACCESS = ['read', 'write'] as const
export type ApiScope = `${ApiArea}:${(typeof ACCESS)[number]}`
export const API_TOKEN_SCOPES: readonly ApiScope[] = API_AREAS.flatMap((area) => ACCESS.map((access) => `${area}:${access}` as const))

/** Whether one of the scopes is good for a right; who may write may read. */
export function isInScope(scopes: readonly string[], action: Action, access: 'read' | 'write'): boolean {
  const area = AREA_OF[action]
  return scopes.includes(`${area}:write`) || (access === 'read' && scopes.includes(`${area}:read`))
}

/** The areas in which somebody with these roles has any right at all. */
export const areasOf = (roles: readonly string[]): ApiArea[] =>
  API_AREAS.filter((area) => actionsIn(area).some((action) => may(action, roles) !== 'none'))

const actionsIn = (area: ApiArea): Action[] => keysOf(AREA_OF).filter((action) => AREA_OF[action] === area)
