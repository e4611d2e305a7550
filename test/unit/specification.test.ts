import { existsSync, readFileSync } from 'node:fs'

const list = readFileSync('test/specification.md', 'utf8')
const rows = list
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', sentence = '', file = '', title = '']) => ({ section, sentence, file, title }))

it('sections 1 to 9 are in the list, and no sentence twice', () => {
  expect([...new Set(rows.map(({ section }) => section.split('.', 1)[0]))]).toEqual([...'123456789'])
  expect(new Set(rows.map(({ section, sentence }) => `${section} ${sentence}`)).size).toBe(rows.length)
})

/** As a whole, in quotes, or as the first words of a row of a table of tests. */
function expectTest(file: string, title: string): void {
  expect(existsSync(file)).toBe(true)
  const text = readFileSync(file, 'utf8')
  expect(["'", '"', '`'].filter((quote) => text.includes(quote + title + quote))).not.toEqual([])
}

it.each(rows)('$section: $sentence', ({ file, title }) => expectTest(file, title))

/** The calls that section 7 names, by their routes. */
const CALLS = [
  ...['partner_goals', 'partner_sidebar_counts', 'partner_profile_partner_select', 'partner_profile_partner_list'],
  ...['api_partner_profile', 'api_partner_profile_save', 'api_partner_account', 'api_partner_account_save', 'api_partner'],
  ...['api_partner_profile_data', 'api_partner_clients', 'api_partner_users', 'api_partner_user_assign', 'api_partner_user_remove'],
  ...['api_partner_user_role', 'api_partner_user_update', 'api_partner_user_suggest', 'api_partner_tickets', 'api_partner_todos'],
  ...['api_partner_websites', 'api_partner_templates', 'api_partner_tags', 'api_partner_tag_create', 'api_partner_tag_update'],
  ...['api_partner_tag_delete', 'api_partner_domains', 'api_partner_domain_move', 'api_partner_domain_transfer', 'api_partner_dns'],
  ...['api_partner_dns_save', 'api_partner_jwt_token', 'api_partner_follow', 'api_partner_session_start', 'api_partner_session_stop'],
  ...['api_partner_session_tick', 'api_website_customer', 'api_website_customer_property', 'api_website_due_date', 'api_website_workflow'],
  ...['api_website_logs', 'api_website_domains', 'api_website_domain_search', 'api_website_domain_subscription'],
  ...['api_website_domain_cancel', 'api_website_domain_renew', 'api_website_owner_data', 'api_website_owner_data_save'],
  ...['api_website_statistics', 'api_website_statistics_enable', 'api_website_statistics_disable', 'api_website_tag_add'],
  ...['api_website_tag_remove', 'api_website_details', 'api_website_details_property', 'partner_website_contract_data'],
  ...['partner_email_composer_mailer', 'partner_email_composer_mailer_files', 'partner_email_composer_template_save'],
  ...['api_website_sso', 'api_website_scrape_content', 'api_website_convert'],
  ...['api_cms_collections', 'api_cms_collection_create', 'api_cms_collection_update', 'api_cms_collection_delete'],
  ...[
    'api_cms_collection_duplicate',
    'api_cms_collection_container_elements',
    'api_cms_fields',
    'api_cms_field_create',
    'api_cms_field_update',
    'api_cms_field_delete',
  ],
  ...['api_cms_field_rename', 'api_cms_field_sort', 'api_cms_items', 'api_cms_item_create', 'api_cms_item_update', 'api_cms_item_delete'],
  ...['api_cms_shop_create', 'api_cms_shop_login_url', 'api_cms_shop_activate', 'api_cms_share_code', 'api_cms_share_code_regenerate'],
  ...['api_cms_share_code_copy', 'api_cms_ai_prompt'],
]

const made = new Map(
  list
    .split('\n')
    .filter((line) => /^\| \w+_\w+ \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', file = '', title = '']): [string, { file: string; title: string }] => [name, { file, title }]),
)

it('the list has the calls that section 7 names, and no others', () => {
  expect([...made.keys()].toSorted()).toEqual(CALLS.toSorted())
})

it.each(CALLS)('section 7: a screen calls %s', (name) => {
  const { file, title } = made.get(name) ?? { file: '', title: '' }
  expectTest(file, title)
  // A walk through calls names each of them.
  if (file.endsWith('/calls.spec.ts')) expect(readFileSync(file, 'utf8')).toContain(name.replace(/(?<=statistics_)\w+/, ''))
})
