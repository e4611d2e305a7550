import type { ReactElement } from 'react'
import en from '../../../../widgets/domains/messages/en.json'
import { renderIsland } from '../renderIsland'
import { server } from '../website-details/support'

const ROUTES = {
  partner_index: '/',
  partner_website_domain_data: '/website/{website}/domain/data',
  partner_website_domain_new: '/website/{website}/domain/new',
  partner_website_domain_delete: '/website/{website}/domain/{dom}/delete',
  partner_website_domain_update: '/website/{website}/domain/{dom}/update',
  partner_website_domain_register: '/website/{website}/domain/register',
  api_partner_domains: '/api/domain/list',
  api_partner_dns: '/api/dns-manager/{domainId}',
  api_partner_dns_save: '/api/dns-manager/{domainId}',
  api_partner_dns_live: '/api/dns-manager/{domainId}/live',
  api_partner_dns_present: '/api/dns-manager/{domainId}/present',
  api_partner_dns_history: '/api/dns-manager/{domainId}/history',
  api_partner_domain_auth_code: '/api/domain/{dom}/auth-code',
  api_partner_domain_log: '/api/domain/{dom}/log',
  api_partner_domain_mailboxes: '/api/domain/{dom}/mailboxes',
  api_partner_mailbox_create: '/api/domain/{dom}/mailboxes',
  api_partner_mailbox_password: '/api/domain/{dom}/mailboxes/{mailbox}/password',
  api_partner_mailbox_remove: '/api/domain/{dom}/mailboxes/{mailbox}',
  api_partner_domain_move: '/api/domain/{dom}/move',
  api_partner_domain_transfer: '/api/domain/{dom}/transfer',
  api_partner_websites: '/api/websites',
  api_website_domains: '/api/website/{website}/domains',
  api_website_domain_search: '/api/website/{website}/domains/search',
  api_website_owner_data: '/api/website/{website}/ownerData',
  api_website_owner_data_save: '/api/website/{website}/ownerData',
  api_website_owner_data_remind: '/api/website/{website}/ownerData/reminder',
}

const ADMIN = { id: 7, name: 'ada', forename: 'Ada', surname: 'Lovelace', roles: ['partner_admin'] }

type Call = Parameters<ReturnType<typeof server>>[0]

interface Options {
  answers: Parameters<typeof server>[0]
  /** Calls that are never answered. */
  isHeld?: (call: Call) => boolean
  /** What else the page says. */
  data?: object
  /** Where the browser is. */
  at?: string | undefined
}

/** Renders a part of the domain islands for an admin, before a server that answers so. */
export function renderDomains(element: ReactElement, { answers, isHeld = () => false, data, at }: Options) {
  const answer = server(answers)
  const reply = (call: Call) => (isHeld(call) ? new Promise<Response>(() => undefined) : answer(call))
  return renderIsland(element, { texts: en, data: { routes: ROUTES, user: ADMIN, users: [ADMIN], ...data }, at, replies: [reply] })
}
