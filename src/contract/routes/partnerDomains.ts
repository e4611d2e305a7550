import { Domain } from '../entities/domain'
import { DomainData } from '../entities/domainRequests'
import { route } from '../route'

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
