import en from '../../../../src/i18n/messages/en.json'
import { Sidebar } from '../../../../widgets/sidebar/Sidebar'
import { json } from '../../http/support'
import { renderIsland } from '../renderIsland'

export const ROUTES = {
  partner_index: '/',
  partner_next: '/next',
  partner_tickets: '/tickets',
  partner_unassigned_emails: '/unassigned_emails',
  partner_overdue_todos: '/overdue-todos',
  partner_overdue_websites: '/overdue-websites',
  partner_reengage: '/reengage',
  partner_websites_leads: '/websites/leads',
  partner_websites_assign: '/websites/assign',
  partner_websites: '/websites',
  partner_website_details: { path: '/website/{website}', requirements: { website: '\\d+' } },
  partner_website_domains: { path: '/website/{website}/domains', requirements: { website: '\\d+' } },
  partner_domains: '/domains',
  partner_account_settings: '/account',
  partner_profile: '/profile',
  partner_clients: '/clients',
  partner_settings: '/partner-settings',
  partner_sidebar_counts: '/api/sidebar_counts',
}

const user = { id: 7, forename: 'Ada', surname: 'Lovelace', role: 'partner_manager', roles: ['partner_manager'] }
const config = { partnerId: 3, websiteStatuses: ['lead_interest', 'preparation', 'preparation_done', 'creation', 'done'] }

interface Options {
  at?: string
  roles?: string[]
  config?: object
  routes?: object
  /** Ids of those the person works for. */
  partners?: number[]
  replies?: Parameters<typeof renderIsland>[1] extends { replies?: infer R } | undefined ? NonNullable<R> : never
}

/** The sidebar of a manager, at the overview, with some counts. */
export const renderSidebar = ({
  at = '/',
  roles = user.roles,
  config: more = {},
  routes = ROUTES,
  partners = [3],
  replies = [json(COUNTS)],
}: Options = {}) =>
  renderIsland(<Sidebar />, {
    at,
    texts: en,
    replies,
    data: {
      routes,
      config: { ...config, ...more },
      user: { ...user, roles },
      profile: { partners: partners.map((id) => ({ id, name: `Partner ${id}` })) },
    },
  })

export const COUNTS = { overview: 31, tickets: 128, unassigned: 4, 'overdue-todos': 0, leads: 99, 'all-websites': 412 }
