import { type AuthorisationRole, authorisationRoles } from './roles'

export type Scope = 'all' | 'own' | 'none'
type Row = Readonly<Record<AuthorisationRole, Scope>>

const A: Scope = 'all'
const o: Scope = 'own'
const _: Scope = 'none'

const row = (admin: Scope, manager: Scope, support: Scope, design: Scope, editor: Scope, sales: Scope): Row => ({
  admin,
  manager,
  support,
  design,
  editor,
  sales,
})

/** Which role may do what; columns: admin, manager, support, design, editor, sales. What is "own" is explained at `ownScope`. */
export const PERMISSIONS = {
  see_websites: row(A, A, A, A, o, o),
  create_website: row(A, A, A, A, _, A),
  save_as_template: row(A, A, A, o, _, _),
  delete_website: row(A, A, A, o, _, _),
  open_editor: row(A, A, A, A, o, _),
  change_template: row(A, A, A, A, o, _),
  publish_website: row(A, A, A, _, _, _),
  see_domains: row(A, A, A, A, o, o),
  manage_domains: row(A, A, A, _, _, _),
  change_status: row(A, A, A, A, o, o),
  assign_website: row(A, A, A, A, o, o),
  change_due_date: row(A, A, A, A, o, o),
  override_validation: row(A, _, _, _, _, _),
  follow_website: row(A, A, A, A, o, o),
  edit_customer_data: row(A, A, A, A, o, o),
  enter_wishes: row(A, A, A, A, o, o),
  change_wishes_after_preparation: row(A, A, A, A, o, _),
  manage_personal_data: row(A, _, _, _, _, _),
  see_tickets: row(A, A, A, A, o, _),
  handle_messages: row(A, A, A, A, o, o),
  move_message: row(A, A, A, o, _, _),
  merge_messages: row(A, A, A, _, _, _),
  see_mail_source: row(A, _, _, _, _, _),
  delete_entries_of_others: row(A, A, _, _, _, _),
  see_unassigned_emails: row(A, A, A, A, A, A),
  manage_unassigned_emails: row(A, A, A, _, _, _),
  send_reengage: row(A, A, A, _, _, o),
  edit_todos_notes_tags: row(A, A, A, A, o, o),
  manage_tags: row(A, A, _, _, _, _),
  manage_team_views: row(A, A, _, _, _, _),
  manage_email_templates: row(A, A, A, _, _, _),
  track_time: row(A, A, A, A, o, o),
  edit_time_of_others: row(A, A, _, _, _, _),
  see_website_statistics: row(A, A, A, A, o, o),
  switch_website_statistics: row(A, A, A, _, _, _),
  see_agency_statistics: row(A, A, _, _, _, _),
  see_contract: row(A, A, o, _, _, o),
  see_staff: row(A, A, A, A, A, A),
  invite_staff: row(A, A, _, _, _, _),
  manage_staff: row(A, _, _, _, _, _),
  see_account_settings: row(A, A, _, _, _, _),
  edit_account_settings: row(A, _, _, _, _, _),
  edit_workflow_settings: row(A, A, _, _, _, _),
  manage_billing: row(A, _, _, _, _, _),
  use_mail_transfer: row(A, A, A, _, _, _),
  see_resellers: row(A, A, _, _, _, _),
  manage_resellers: row(A, _, _, _, _, _),
  export_data: row(A, A, A, _, _, _),
  see_activity_log: row(A, A, _, _, _, _),
} as const satisfies Readonly<Record<string, Row>>
export type Action = keyof typeof PERMISSIONS

/** The widest scope that any of the roles (`partner_sales` or `sales`) gives. */
export function may(action: Action, roles: readonly string[]): Scope {
  const scopes = authorisationRoles(roles).map((role) => PERMISSIONS[action][role])
  if (scopes.includes('all')) return 'all'
  return scopes.includes('own') ? 'own' : 'none'
}
