import type { ServerRoute } from '../../../src/contract/server'
import type { Scope } from '../../../src/model'
import type { RoleName } from '../support/fixture'

const COLUMNS: readonly RoleName[] = ['admin', 'manager', 'support', 'design', 'editor', 'sales']
const SCOPES: Readonly<Record<string, Scope>> = { '●': 'all', '◐': 'own', '–': 'none' }

/**
 * The rows of defaults 5.6 as they are written there, in the order of the columns, with the routes that change what the row is about. They are
 * written from the document alone, so that a mistake in the policy or in the permissions shows.
 */
const ROWS: readonly (readonly [row: string, scopes: string, routes: string])[] = [
  // What is of the person alone; a change of many asks for the right to each.
  [
    'See websites',
    '●●●●◐◐',
    `api_partner_star api_partner_view_create api_partner_view_delete api_partner_view_update api_partner_websites_change
    api_partner_websites_take_back api_website_presence api_website_presence_leave`,
  ],
  ['Create website, from template, clone', '●●●●–●', 'api_partner_website_create partner_website_new'],
  // Whoever deletes may take that back.
  ['Save as template, delete website', '●●●◐––', 'api_partner_websites_deletion partner_website_delete partner_website_restore'],
  [
    'Open editor, generate, export',
    '●●●●◐–',
    `api_cms_ai_prompt api_cms_collection_create api_cms_collection_delete api_cms_collection_duplicate api_cms_collection_update
    api_cms_field_create api_cms_field_delete api_cms_field_rename api_cms_field_sort api_cms_field_update api_cms_item_create
    api_cms_item_delete api_cms_item_update api_cms_items_create api_cms_items_delete api_cms_share_code_copy
    api_cms_share_code_regenerate api_cms_shop_create api_website_convert assistant_assemble assistant_execute assistant_prepare
    cms_assets_compile cms_folder_create cms_folder_delete cms_folder_rename cms_form_settings cms_media_delete cms_media_move
    cms_media_upload cms_preset_insert cms_preset_parse cms_preset_request cms_save cms_website_revert cms_website_save
    cms_website_save_snapshot partner_website_file_drop partner_website_file_keep`,
  ],
  [
    'Change template/preset',
    '●●●●◐–',
    `backoffice_stock_photos_blacklist_save cms_preset_import cms_preset_map cms_preset_remove cms_preset_save
    partner_website_preset_save`,
  ],
  ['Publish, unpublish', '●●●–––', 'api_cms_shop_activate'],
  // Looked up, with what is asked in the body.
  ['See domains and DNS', '●●●●◐◐', 'api_website_domain_check partner_website_domain_data'],
  [
    'Manage domain, DNS, owner data, register, transfer, cancel',
    '●●●–––',
    `api_partner_dns_save api_partner_domain_auth_code api_partner_domain_move api_partner_domain_snooze api_partner_domain_transfer
    api_partner_mailbox_create api_partner_mailbox_password api_partner_mailbox_remove
    api_website_domain_cancel api_website_domain_renew api_website_domain_search api_website_owner_data_remind
    api_website_owner_data_save partner_website_domain_delete partner_website_domain_new partner_website_domain_register
    partner_website_domain_update`,
  ],
  [
    'Change status, assign, due date',
    '●●●●◐◐',
    `api_partner_lead_accept partner_website_status api_partner_user_assign api_website_workflow partner_website_assign
    api_website_due_date`,
  ],
  ['Follow', '●●●●◐◐', 'api_partner_follow'],
  [
    'Customer data, invitation links, files, check',
    '●●●●◐◐',
    `api_website_customer_property api_website_details_property backoffice_files_delete partner_website_check_run
    partner_website_portal_invite`,
  ],
  ['Erase or export personal data', '●–––––', 'api_website_customer_erase api_website_customer_export'],
  [
    'Read log, reply, note, call, done, pin',
    '●●●●◐◐',
    `api_partner_outgoing_mail_resend api_partner_ticket_read partner_email_composer_mailer_files
    partner_email_composer_mailer_preview partner_email_composer_mailer_send partner_email_composer_mailer_test
    partner_email_composer_mailer_undo partner_website_log_create partner_website_log_delete partner_website_log_done
    partner_website_log_files partner_website_log_pin partner_website_log_restore partner_website_log_update`,
  ],
  // Templates of one's own; those of the team are asked for by themselves.
  ['Read log, reply, note, call, done, pin', '●●●●◐◐', 'partner_email_composer_template_files partner_email_composer_template_save'],
  ['Move message to other website', '●●●◐––', 'partner_website_log_move'],
  [
    'Merge, split',
    '●●●–––',
    `api_partner_lead_merge api_partner_lead_unmerge api_partner_ticket_merge api_partner_ticket_unmerge partner_website_log_split
    partner_website_log_unsplit`,
  ],
  [
    'Unassigned e-mails: assign, delete, rules',
    '●●●–––',
    `api_partner_suppressed_address_remove partner_unassigned_emails_assign partner_unassigned_emails_change
    partner_unassigned_emails_remove partner_unassigned_emails_restore partner_unassigned_emails_rule_delete
    partner_unassigned_emails_rule_save`,
  ],
  [
    'To-dos, note, tags on website',
    '●●●●◐◐',
    `api_website_annotation_create api_website_annotation_delete api_website_tag_add api_website_tag_remove
    backoffice_website_save_note backoffice_website_todo_create_ajax partner_website_note_save partner_website_secret_create
    partner_website_todo_create partner_website_todo_create_bulk partner_website_todo_delete partner_website_todo_edit
    partner_website_todo_toggle`,
  ],
  [
    'Manage tags',
    '●●––––',
    'api_partner_tag_create api_partner_tag_delete api_partner_tag_merge api_partner_tag_restore api_partner_tag_update',
  ],
  ['Manage e-mail templates', '●●●–––', 'api_partner_macro_create api_partner_macro_delete api_partner_macro_update'],
  [
    'Own timer; see time of others',
    '●●●●◐◐',
    'api_partner_session_start api_partner_session_stop api_partner_session_tick partner_website_time_spent',
  ],
  ['Edit others’ time', '●●––––', 'partner_website_time_budget'],
  [
    'Website statistics: switch on-off',
    '●●●–––',
    'api_website_statistics_disable api_website_statistics_enable api_website_statistics_mail',
  ],
  [
    'Staff: invite, resend',
    '●●––––',
    `partner_register_send_invitations partner_users_invite partner_users_resend_all partner_users_resend_invitation
    partner_users_revoke_invitation`,
  ],
  ['Staff: role, remove', '●–––––', 'api_partner_user_remove api_partner_user_role api_partner_user_update'],
  [
    'Settings team, white-label, email-setup, webhooks',
    '●–––––',
    `api_partner_account_forward_test_start api_partner_account_own_domain_check api_partner_account_preview
    api_partner_account_sender_key api_partner_account_test_mail api_partner_hosting_node_check api_partner_link_check
    api_partner_webhook_redeliver api_partner_webhook_rotate api_partner_webhook_test`,
  ],
  // Of the other settings each is asked for by itself.
  ['Settings statuses, automation', '●●––––', 'api_partner_account_restore api_partner_account_save'],
  [
    'Billing, subscription, agency offers request',
    '●–––––',
    `api_partner_agency_offer_attach api_partner_agency_offer_detach api_partner_agency_offer_state api_partner_subscription_exit
    api_partner_subscription_plan api_partner_subscription_resume external_invoice_paid partner_website_contract_cancel
    partner_website_contract_revoke`,
  ],
  [
    'Tools: mail transfer',
    '●●●–––',
    `api_partner_mail_transfer_cancel api_partner_mail_transfer_check api_partner_mail_transfer_create api_partner_mail_transfer_pause
    api_partner_mail_transfer_resume api_partner_mail_transfer_start`,
  ],
  [
    'Reseller customers, reseller settings, view as client',
    '●–––––',
    `api_partner_client_create api_partner_client_delete api_partner_client_invite api_partner_client_update api_partner_client_view
    api_partner_client_website_move api_partner_reseller_plan_create api_partner_reseller_plan_delete api_partner_reseller_plan_update
    api_partner_reseller_settings_save`,
  ],
]

const scopes: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([, columns, routes]) => routes.split(/\s+/).map((name) => [name, columns] as const)),
)

/** The routes that the document gives rights to. */
export const documented: readonly string[] = ROWS.flatMap(([, , routes]) => routes.split(/\s+/))

/** Whether a route changes something; what answers to every method is a page, but for those with a form. */
export const isWritten = ({ method, body }: ServerRoute): boolean => body !== undefined || !['GET', 'ANY'].includes(method)

/** What the document lets a role do by a route; undefined where it says nothing of the route. */
export function documentedScope(role: RoleName, name: string): Scope | undefined {
  const columns = scopes.get(name)
  if (columns === undefined) return undefined
  return SCOPES[Array.from(columns)[COLUMNS.indexOf(role)] ?? '–'] ?? 'none'
}
