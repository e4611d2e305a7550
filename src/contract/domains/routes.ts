import { items } from '../envelopes'
import { route } from '../route'
import { SearchResult } from '../shell/searchResult'
import { AuthCode, Domain, DomainLogEntry, DomainSubscription } from './domain'
import { DomainData, DomainList } from './domainRequests'
import { Mailbox, MailboxList } from './mailbox'
import { OwnerData } from './ownerData'

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
/** Makes a new code for another registrar; it cannot be asked for again. */
export const api_partner_domain_auth_code = route({ name: 'api_partner_domain_auth_code', method: 'POST', answer: AuthCode })
export const api_partner_domain_log = route({ name: 'api_partner_domain_log', method: 'GET', answer: items(DomainLogEntry) })
/** The days on which domains expire, for calendars. */
export const api_partner_domain_calendar = route({ name: 'api_partner_domain_calendar', method: 'GET', answer: 'file' })

export const api_partner_domain_mailboxes = route({ name: 'api_partner_domain_mailboxes', method: 'GET', answer: MailboxList })
export const api_partner_mailbox_create = route({ name: 'api_partner_mailbox_create', method: 'POST', answer: Mailbox })
/** Whoever was signed in with the one before is signed out. */
export const api_partner_mailbox_password = route({ name: 'api_partner_mailbox_password', method: 'POST', answer: Mailbox })
/** With everything in it. */
export const api_partner_mailbox_remove = route({ name: 'api_partner_mailbox_remove', method: 'DELETE', answer: 'empty' })

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
export const partner_domains = route({ name: 'partner_domains', method: 'ANY', answer: 'page' })

export const partner_website_domain_new = route({ name: 'partner_website_domain_new', method: 'POST', answer: Domain })
export const partner_website_domain_update = route({ name: 'partner_website_domain_update', method: 'POST', answer: Domain })
export const partner_website_domain_delete = route({ name: 'partner_website_domain_delete', method: 'DELETE', answer: 'empty' })
export const partner_website_domain_register = route({
  name: 'partner_website_domain_register',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Domain,
})
export const partner_website_domain_data = route({ name: 'partner_website_domain_data', method: 'POST', answer: DomainData })
export const partner_website_domains = route({ name: 'partner_website_domains', method: 'ANY', answer: 'page' })
