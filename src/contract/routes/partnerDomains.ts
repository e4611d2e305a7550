import { Domain } from '../entities/domain'
import { DomainChange, DomainData, DomainQuestion, DomainRegistration, NewDomain } from '../entities/domainRequests'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

export const partner_website_domain_new = route({
  name: 'partner_website_domain_new',
  method: 'POST',
  host,
  path: '/website/{website}/domain/new',
  digits,
  body: NewDomain,
  answer: Domain,
})
export const partner_website_domain_update = route({
  name: 'partner_website_domain_update',
  method: 'POST',
  host,
  path: '/website/{website}/domain/{dom}/update',
  digits,
  body: DomainChange,
  answer: Domain,
})
export const partner_website_domain_delete = route({
  name: 'partner_website_domain_delete',
  method: 'DELETE',
  host,
  path: '/website/{website}/domain/{dom}/delete',
  digits,
  answer: 'empty',
})
export const partner_website_domain_register = route({
  name: 'partner_website_domain_register',
  method: 'POST',
  host,
  path: '/website/{website}/domain/register',
  digits,
  headers: ['Idempotency-Key'],
  body: DomainRegistration,
  answer: Domain,
})
export const partner_website_domain_data = route({
  name: 'partner_website_domain_data',
  method: 'POST',
  host,
  path: '/website/{website}/domain/data',
  digits,
  body: DomainQuestion,
  answer: DomainData,
})
