import { DomainChange, DomainQuestion, DomainRegistration, NewDomain } from '../entities/domainRequests'
import * as client from '../routes/partnerDomains'
import { serverRoute } from './serverRoute'

const host = 'partner'
const digits = ['website'] as const

export const partner_website_domain_new = serverRoute(client.partner_website_domain_new, {
  host,
  path: '/website/{website}/domain/new',
  digits,
  body: NewDomain,
})
export const partner_website_domain_update = serverRoute(client.partner_website_domain_update, {
  host,
  path: '/website/{website}/domain/{dom}/update',
  digits,
  body: DomainChange,
})
export const partner_website_domain_delete = serverRoute(client.partner_website_domain_delete, {
  host,
  path: '/website/{website}/domain/{dom}/delete',
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
