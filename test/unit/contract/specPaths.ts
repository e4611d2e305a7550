/** Every path of the specification, typed from its text (sections 2.7 and 7): method, path. ANY: the method is unrestricted. */
export const PARTNER_PATHS = `
GET /email-composer/templates
ANY /original/{file}/file
GET /goals
ANY /profile
ANY /profile/partner/list
POST /profile/partner/{selectedPartner}/select
ANY /profile/language/{language}
POST /register/sendinvitations
ANY /clients
ANY /partner-settings
ANY /website/{website}/screenshot
ANY /change_password
ANY /logout
GET /users
POST /users/invite
POST /users/{staff}/resendInvitation
ANY /subscription/manage
ANY /subscription/exit
ANY /tools/mailtransfer
ANY /unassigned_emails
ANY /unassigned_emails/view
DELETE /unassigned_emails/remove
GET /{website}/check
POST /{website}/check
ANY /website/{website}
ANY /website/{website}/domains
POST /website/{website}/domain/new
POST /website/{website}/domain/{dom}/update
DELETE /website/{website}/domain/{dom}/delete
POST /website/{website}/domain/register
POST /website/{website}/domain/data
ANY /website/{website}/messages
POST /website/{website}/log/message
POST /website/{website}/log/{log}/message
POST /website/{website}/log/{log}/done
POST /website/{website}/log/{log}/pin
POST /website/{website}/log/{log}/move/{targetWebsite}
ANY /website/{website}/time/spent
ANY /website/{website}/todo
POST /website/{website}/todo/{todo}/toggle
DELETE /website/{website}/todo/{todo}/delete
POST /website/{website}/todo/{todo}/edit
POST /website/{website}/todo/create
POST /website/{website}/todo/create_bulk
ANY /website/{website}/data
ANY /website/{website}/cms
ANY /website/{website}/portal/{route}
ANY /website/{website}/edit
DELETE /website/{website}/delete
POST /website/{website}/status
POST /website/{website}/assign/{staff}
GET /website/{website}/note
POST /website/{website}/note
ANY /website/{website}/requirements
POST /website/{website}/preset/{preset}/save
ANY /website/{website}/generate
ANY /
ANY /website/new/{selectedTemplate}
ANY /templates
ANY /tickets
ANY /reengage
ANY /overdue-websites
ANY /overdue-todos
ANY /websites
ANY /websites/leads
ANY /websites/assign
GET /api/sidebar_counts
GET /api/account
POST /api/account
GET /api/partner
GET /api/profileSettings
POST /api/profileSettings
GET /api/profileData
GET /api/clients
GET /api/users/list
POST /api/users/{staff}/assign
POST /api/users/{staff}/remove
POST /api/users/{staff}/role/{role}
POST /api/users/{staff}/update
GET /api/users/suggestForChangeRequest/{id}/{status}
GET /api/ticket
GET /api/todo
GET /api/websites
GET /api/templates/list
GET /api/tags
POST /api/tags
PUT /api/tags/{tag}
DELETE /api/tags/{tag}
GET /api/domain/list
POST /api/domain/{dom}/move
POST /api/domain/{dom}/transfer
GET /api/dns-manager/{domainId}
POST /api/dns-manager/{domainId}
GET /jwt/token
POST /api/follow/{type}/{resourceId}
POST /api/session/start/{website}
PUT /api/session/stop
PUT /api/session/tick
GET /api/website/customer/{website}
PUT /api/website/customer/{website}/{group}/{property}
PUT /api/website/due-date/{website}
PUT /api/website/workflow/{website}
GET /api/website/{id}/logs
POST /api/website/{website}/tag/{tag}
DELETE /api/website/{website}/tag/{tag}
GET /api/website-details/{id}
POST /api/website-details/{id}/{group}/{property}
GET /website/{id}/contractData
`

export const PUBLIC_PATHS = `
GET /view/privacy
GET /view/language
`

export const BACKOFFICE_PATHS = `
ANY /logout
GET /stock/photos/blacklist
POST /stock/photos/blacklist
ANY /unassigned/view
ANY /website/{id}
ANY /website/cancellation/{id}
ANY /website/cms/{id}
ANY /website/log/filter/{id}
ANY /website/log/list/{id}
ANY /website/log/compact/{id}
ANY /website/log/update/{id}
ANY /website/log/scroll/{id}
ANY /website/log/{id}/entry/{log}
ANY /website/requirements/{id}
ANY /website/requirements/single/{id}/{form}
ANY /website/requirements/structure/suggest/{id}
ANY /website/requirements/structure/suggest/add/{id}
ANY /website/todo/create_ajax/{id}
ANY /website/save_note/{id}
ANY /website/session/todo/notify
ANY /website/session/{session}/reason/{reason}
ANY /websites/filter/mine
ANY /websites/filter/leads
ANY /websites/filter/leads/mine
ANY /websites/assign
ANY /fonts/suggestWidget/{id}/website
ANY /files/delete
`

/** Routes of which the specification tells words but no path. */
export const NAMED_ONLY = {
  my: `dashboard checkout checkout_price feedback_preview feedback_todos feedback_todo_save feedback_remove feedback_send_log feedback_publish
    file_preview file_convert files_upload files_move files_delete files_delete_many files_sort files_list
    folders_create folders_delete folders_open folders_download onboarding_save onboarding_sectors onboarding_validate_email
    requirements_inspiration requirements_construction requirements_logo requirements_colors requirements_structure requirements_law
    requirements_contact requirements_files requirements_colors_file synonyms synonyms_save emails`,
  cms: `editor undocked keepalive timer save form_settings generator website_preview website_config website_details website_save
    website_save_snapshot website_revert website_snapshots website_colors website_find website_export presentation snapshot
    media_list folder_create preset_import preset_list preset_details preset_remove preset_save preset_request preset_map preset_insert
    preset_used preset_parse scrape_content scrape_urls stock_photos_search stock_videos_search link_presentation link_feedback
    seo_analyze assets_compile assets_config`,
  assistant: 'index assemble prepare execute reports report_latest report',
  partner: 'account_settings agency_offers domains email_composer_mailer email_composer_mailer_files email_composer_template_save',
  api_website: `domains domain_search domain_subscription domain_cancel domain_renew owner_data owner_data_save
    statistics statistics_enable statistics_disable sso scrape_content convert`,
  api_cms: `collections collection_create collection_update collection_delete collection_duplicate collection_container_elements
    fields field_create field_update field_delete field_rename field_sort items item_create item_update item_delete
    shop_create shop_login_url shop_activate share_code share_code_regenerate share_code_copy ai_prompt`,
  external: 'plans webmail briefing invoices help_messages',
}

export const linesOf = (text: string): string[] => text.trim().split('\n')
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/)
