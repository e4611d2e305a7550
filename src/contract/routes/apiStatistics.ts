import { Annotation, AnnotationDraft, Statistics, StatisticsQuery } from '../entities/statistics'
import { WebsiteVisits, WebsiteVisitsQuery, WeeklyMailSwitch } from '../entities/websiteVisits'
import { list } from '../envelopes'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

// The spec names these calls without their paths.
export const api_website_statistics = route({
  name: 'api_website_statistics',
  method: 'GET',
  host,
  path: '/api/website/{website}/statistics',
  digits,
  query: StatisticsQuery,
  answer: Statistics,
})
export const api_website_statistics_enable = route({
  name: 'api_website_statistics_enable',
  method: 'PATCH',
  host,
  path: '/api/website/{website}/statistics/enable',
  digits,
  answer: Statistics,
})
export const api_website_statistics_disable = route({
  name: 'api_website_statistics_disable',
  method: 'PATCH',
  host,
  path: '/api/website/{website}/statistics/disable',
  digits,
  answer: Statistics,
})

// The spec knows no notes beside the visits: these are ours.
export const api_website_annotation_create = route({
  name: 'api_website_annotation_create',
  method: 'POST',
  host,
  path: '/api/website/{website}/statistics/annotations',
  digits,
  body: AnnotationDraft,
  answer: Annotation,
})
export const api_website_annotation_delete = route({
  name: 'api_website_annotation_delete',
  method: 'DELETE',
  host,
  path: '/api/website/{website}/statistics/annotations/{annotation}',
  digits,
  answer: 'empty',
})

// Neither does it know the weekly mail to the customer, nor the view of all websites.
export const api_website_statistics_mail = route({
  name: 'api_website_statistics_mail',
  method: 'PUT',
  host,
  path: '/api/website/{website}/statistics/mail',
  digits,
  body: WeeklyMailSwitch,
  answer: Statistics,
})
export const partner_website_statistics_mail = route({
  name: 'partner_website_statistics_mail',
  method: 'GET',
  host,
  path: '/website/{website}/statistics/mail',
  digits,
  answer: 'page',
})
export const partner_statistics = route({
  name: 'partner_statistics',
  method: 'ANY',
  host,
  path: '/websites/statistics',
  answer: 'page',
})
export const api_partner_statistics = route({
  name: 'api_partner_statistics',
  method: 'GET',
  host,
  path: '/api/websites/statistics',
  query: WebsiteVisitsQuery,
  answer: list(WebsiteVisits),
})
