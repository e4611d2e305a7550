import { DnsLiveCheck, DnsVersion, DnsZone } from '../entities/dnsItem'
import { Domain, DomainSubscription } from '../entities/domain'
import { DomainList } from '../entities/domainRequests'
import { OwnerData } from '../entities/ownerData'
import { SearchResult } from '../entities/searchResult'
import { items } from '../envelopes'
import { route } from '../route'

// All domains of the partner.
export const api_partner_domains = route({ name: 'api_partner_domains', method: 'GET', answer: DomainList })
export const api_partner_domain_move = route({ name: 'api_partner_domain_move', method: 'POST', answer: Domain })
export const api_partner_domain_snooze = route({ name: 'api_partner_domain_snooze', method: 'POST', answer: Domain })
export const api_partner_domain_transfer = route({
  name: 'api_partner_domain_transfer',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Domain,
})
export const api_partner_dns = route({ name: 'api_partner_dns', method: 'GET', answer: DnsZone })
export const api_partner_dns_save = route({ name: 'api_partner_dns_save', method: 'POST', answer: DnsZone })
export const api_partner_dns_history = route({ name: 'api_partner_dns_history', method: 'GET', answer: items(DnsVersion) })
export const api_partner_dns_live = route({ name: 'api_partner_dns_live', method: 'GET', answer: items(DnsLiveCheck) })
/** The days on which domains expire, for calendars. */
export const api_partner_domain_calendar = route({ name: 'api_partner_domain_calendar', method: 'GET', answer: 'file' })

export const api_website_domains = route({ name: 'api_website_domains', method: 'GET', answer: DomainList })
export const api_website_domain_search = route({ name: 'api_website_domain_search', method: 'POST', answer: items(SearchResult) })
export const api_website_domain_subscription = route({ name: 'api_website_domain_subscription', method: 'GET', answer: DomainSubscription })
export const api_website_domain_cancel = route({ name: 'api_website_domain_cancel', method: 'DELETE', answer: Domain })
export const api_website_domain_renew = route({
  name: 'api_website_domain_renew',
  method: 'PATCH',
  headers: ['Idempotency-Key'],
  answer: Domain,
})
/** Looks the domain up now. */
export const api_website_domain_check = route({ name: 'api_website_domain_check', method: 'POST', answer: Domain })
export const api_website_owner_data = route({ name: 'api_website_owner_data', method: 'GET', answer: OwnerData })
export const api_website_owner_data_save = route({ name: 'api_website_owner_data_save', method: 'PATCH', answer: OwnerData })
/** Mails the owner the link to confirm their data once more. */
export const api_website_owner_data_remind = route({ name: 'api_website_owner_data_remind', method: 'POST', answer: OwnerData })
