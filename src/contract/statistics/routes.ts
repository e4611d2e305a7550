import { list } from '../envelopes'
import { route } from '../route'
import { Annotation, Statistics } from './statistics'
import { WebsiteVisits } from './websiteVisits'

export const api_website_statistics = route({ name: 'api_website_statistics', method: 'GET', answer: Statistics })
export const api_website_statistics_enable = route({ name: 'api_website_statistics_enable', method: 'PATCH', answer: Statistics })
export const api_website_statistics_disable = route({ name: 'api_website_statistics_disable', method: 'PATCH', answer: Statistics })

// The spec knows no notes beside the visits: these are ours.
export const api_website_annotation_create = route({
  name: 'api_website_annotation_create',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Annotation,
})
export const api_website_annotation_delete = route({ name: 'api_website_annotation_delete', method: 'DELETE', answer: 'empty' })

// Neither does it know the weekly mail to the customer, nor the view of all websites.
export const api_website_statistics_mail = route({ name: 'api_website_statistics_mail', method: 'PUT', answer: Statistics })
export const partner_website_statistics_mail = route({ name: 'partner_website_statistics_mail', method: 'GET', answer: 'page' })
export const partner_statistics = route({ name: 'partner_statistics', method: 'ANY', answer: 'page' })
export const api_partner_statistics = route({ name: 'api_partner_statistics', method: 'GET', answer: list(WebsiteVisits) })
