import { ListQuery } from '../envelopes'
import { serverRoute } from '../serverRoute'
import { SearchQuery } from '../shell/searchResult'
import {
  CancelQuery,
  DomainChange,
  DomainMove,
  DomainQuery,
  DomainQuestion,
  DomainRegistration,
  DomainRenewal,
  DomainSnooze,
  DomainTransfer,
  NewDomain,
} from './domainRequests'
import { MailboxPassword, NewMailbox } from './mailbox'
import { OwnerDataChange } from './ownerData'
import * as client from './routes'

const host = 'partner'
const digits = ['website'] as const

// All domains of the partner.
export const api_partner_domains = serverRoute(client.api_partner_domains, { host, path: '/api/domain/list', query: DomainQuery })
export const api_partner_domain_move = serverRoute(client.api_partner_domain_move, {
  host,
  path: '/api/domain/{dom}/move',
  ids: ['dom'],
  body: DomainMove,
})
export const api_partner_domain_snooze = serverRoute(client.api_partner_domain_snooze, {
  host,
  path: '/api/domain/{dom}/snooze',
  ids: ['dom'],
  body: DomainSnooze,
})
export const api_partner_domain_transfer = serverRoute(client.api_partner_domain_transfer, {
  host,
  path: '/api/domain/{dom}/transfer',
  ids: ['dom'],
  body: DomainTransfer,
})
export const api_partner_domain_auth_code = serverRoute(client.api_partner_domain_auth_code, {
  host,
  path: '/api/domain/{dom}/auth-code',
  ids: ['dom'],
})
export const api_partner_domain_log = serverRoute(client.api_partner_domain_log, { host, path: '/api/domain/{dom}/log', ids: ['dom'] })
export const api_partner_domain_calendar = serverRoute(client.api_partner_domain_calendar, { host, path: '/api/domain/calendar' })

export const api_partner_domain_mailboxes = serverRoute(client.api_partner_domain_mailboxes, {
  host,
  path: '/api/domain/{dom}/mailboxes',
  ids: ['dom'],
  query: ListQuery,
})
export const api_partner_mailbox_create = serverRoute(client.api_partner_mailbox_create, {
  host,
  path: '/api/domain/{dom}/mailboxes',
  ids: ['dom'],
  body: NewMailbox,
})
export const api_partner_mailbox_password = serverRoute(client.api_partner_mailbox_password, {
  host,
  path: '/api/domain/{dom}/mailboxes/{mailbox}/password',
  ids: ['dom', 'mailbox'],
  body: MailboxPassword,
})
export const api_partner_mailbox_remove = serverRoute(client.api_partner_mailbox_remove, {
  host,
  path: '/api/domain/{dom}/mailboxes/{mailbox}',
  ids: ['dom', 'mailbox'],
})

// Domains of one website. The spec names these calls without their paths.
export const api_website_domains = serverRoute(client.api_website_domains, {
  host,
  path: '/api/website/{website}/domains',
  digits,
  query: DomainQuery,
})
export const api_website_domain_search = serverRoute(client.api_website_domain_search, {
  host,
  path: '/api/website/{website}/domains/search',
  digits,
  body: SearchQuery,
})
export const api_website_domain_subscription = serverRoute(client.api_website_domain_subscription, {
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  ids: ['dom'],
  digits,
})
export const api_website_domain_cancel = serverRoute(client.api_website_domain_cancel, {
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  ids: ['dom'],
  digits,
  query: CancelQuery,
})
export const api_website_domain_renew = serverRoute(client.api_website_domain_renew, {
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  ids: ['dom'],
  digits,
  body: DomainRenewal,
})
export const api_website_domain_check = serverRoute(client.api_website_domain_check, {
  host,
  path: '/api/website/{website}/domains/{dom}/check',
  ids: ['dom'],
  digits,
})
export const api_website_owner_data = serverRoute(client.api_website_owner_data, { host, path: '/api/website/{website}/ownerData', digits })
export const api_website_owner_data_save = serverRoute(client.api_website_owner_data_save, {
  host,
  path: '/api/website/{website}/ownerData',
  digits,
  body: OwnerDataChange,
})
export const api_website_owner_data_remind = serverRoute(client.api_website_owner_data_remind, {
  host,
  path: '/api/website/{website}/ownerData/reminder',
  digits,
})
export const partner_domains = serverRoute(client.partner_domains, { host, path: '/domains' })

export const partner_website_domain_new = serverRoute(client.partner_website_domain_new, {
  host,
  path: '/website/{website}/domain/new',
  digits,
  body: NewDomain,
})
export const partner_website_domain_update = serverRoute(client.partner_website_domain_update, {
  host,
  path: '/website/{website}/domain/{dom}/update',
  ids: ['dom'],
  digits,
  body: DomainChange,
})
export const partner_website_domain_delete = serverRoute(client.partner_website_domain_delete, {
  host,
  path: '/website/{website}/domain/{dom}/delete',
  ids: ['dom'],
  digits,
})
export const partner_website_domain_register = serverRoute(client.partner_website_domain_register, {
  host,
  path: '/website/{website}/domain/register',
  digits,
  body: DomainRegistration,
})
export const partner_website_domain_data = serverRoute(client.partner_website_domain_data, {
  host,
  path: '/website/{website}/domain/data',
  digits,
  body: DomainQuestion,
})
export const partner_website_domains = serverRoute(client.partner_website_domains, { host, path: '/website/{website}/domains', digits })
