import { DnsLiveCheck, DnsVersion, DnsZone, DnsZoneChange } from '../entities/dnsItem'
import { Domain, DomainSubscription } from '../entities/domain'
import { CancelQuery, DomainList, DomainMove, DomainQuery, DomainRenewal, DomainSnooze, DomainTransfer } from '../entities/domainRequests'
import { OwnerData, OwnerDataChange } from '../entities/ownerData'
import { SearchQuery, SearchResult } from '../entities/searchResult'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

// All domains of the partner.
export const api_partner_domains = route({
  name: 'api_partner_domains',
  method: 'GET',
  host,
  path: '/api/domain/list',
  query: DomainQuery,
  answer: DomainList,
})
export const api_partner_domain_move = route({
  name: 'api_partner_domain_move',
  method: 'POST',
  host,
  path: '/api/domain/{dom}/move',
  body: DomainMove,
  answer: Domain,
})
export const api_partner_domain_snooze = route({
  name: 'api_partner_domain_snooze',
  method: 'POST',
  host,
  path: '/api/domain/{dom}/snooze',
  body: DomainSnooze,
  answer: Domain,
})
export const api_partner_domain_transfer = route({
  name: 'api_partner_domain_transfer',
  method: 'POST',
  host,
  path: '/api/domain/{dom}/transfer',
  headers: ['Idempotency-Key'],
  body: DomainTransfer,
  answer: Domain,
})
export const api_partner_dns = route({ name: 'api_partner_dns', method: 'GET', host, path: '/api/dns-manager/{domainId}', answer: DnsZone })
export const api_partner_dns_save = route({
  name: 'api_partner_dns_save',
  method: 'POST',
  host,
  path: '/api/dns-manager/{domainId}',
  body: DnsZoneChange,
  answer: DnsZone,
})
export const api_partner_dns_history = route({
  name: 'api_partner_dns_history',
  method: 'GET',
  host,
  path: '/api/dns-manager/{domainId}/history',
  answer: items(DnsVersion),
})
export const api_partner_dns_live = route({
  name: 'api_partner_dns_live',
  method: 'GET',
  host,
  path: '/api/dns-manager/{domainId}/live',
  answer: items(DnsLiveCheck),
})
/** The days on which domains expire, for calendars. */
export const api_partner_domain_calendar = route({
  name: 'api_partner_domain_calendar',
  method: 'GET',
  host,
  path: '/api/domain/calendar',
  answer: 'file',
})

// Domains of one website. The spec names these calls without their paths.
export const api_website_domains = route({
  name: 'api_website_domains',
  method: 'GET',
  host,
  path: '/api/website/{website}/domains',
  digits,
  query: DomainQuery,
  answer: DomainList,
})
export const api_website_domain_search = route({
  name: 'api_website_domain_search',
  method: 'POST',
  host,
  path: '/api/website/{website}/domains/search',
  digits,
  body: SearchQuery,
  answer: items(SearchResult),
})
export const api_website_domain_subscription = route({
  name: 'api_website_domain_subscription',
  method: 'GET',
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  digits,
  answer: DomainSubscription,
})
export const api_website_domain_cancel = route({
  name: 'api_website_domain_cancel',
  method: 'DELETE',
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  digits,
  query: CancelQuery,
  answer: Domain,
})
export const api_website_domain_renew = route({
  name: 'api_website_domain_renew',
  method: 'PATCH',
  host,
  path: '/api/website/{website}/domains/{dom}/subscription',
  digits,
  headers: ['Idempotency-Key'],
  body: DomainRenewal,
  answer: Domain,
})
/** Looks the domain up now. */
export const api_website_domain_check = route({
  name: 'api_website_domain_check',
  method: 'POST',
  host,
  path: '/api/website/{website}/domains/{dom}/check',
  digits,
  answer: Domain,
})
export const api_website_owner_data = route({
  name: 'api_website_owner_data',
  method: 'GET',
  host,
  path: '/api/website/{website}/ownerData',
  digits,
  answer: OwnerData,
})
export const api_website_owner_data_save = route({
  name: 'api_website_owner_data_save',
  method: 'PATCH',
  host,
  path: '/api/website/{website}/ownerData',
  digits,
  body: OwnerDataChange,
  answer: OwnerData,
})
/** Mails the owner the link to confirm their data once more. */
export const api_website_owner_data_remind = route({
  name: 'api_website_owner_data_remind',
  method: 'POST',
  host,
  path: '/api/website/{website}/ownerData/reminder',
  digits,
  answer: OwnerData,
})
