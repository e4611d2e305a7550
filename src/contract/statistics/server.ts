import { serverRoute } from '../serverRoute'
import * as client from './routes'
import { AnnotationDraft, StatisticsQuery } from './statistics'
import { WebsiteVisitsQuery, WeeklyMailSwitch } from './websiteVisits'

const host = 'partner'
const digits = ['website'] as const

// The spec names these calls without their paths.
export const api_website_statistics = serverRoute(client.api_website_statistics, {
  host,
  path: '/api/website/{website}/statistics',
  digits,
  query: StatisticsQuery,
})
export const api_website_statistics_enable = serverRoute(client.api_website_statistics_enable, {
  host,
  path: '/api/website/{website}/statistics/enable',
  digits,
})
export const api_website_statistics_disable = serverRoute(client.api_website_statistics_disable, {
  host,
  path: '/api/website/{website}/statistics/disable',
  digits,
})

export const api_website_annotation_create = serverRoute(client.api_website_annotation_create, {
  host,
  path: '/api/website/{website}/statistics/annotations',
  digits,
  body: AnnotationDraft,
})
export const api_website_annotation_delete = serverRoute(client.api_website_annotation_delete, {
  host,
  path: '/api/website/{website}/statistics/annotations/{annotation}',
  ids: ['annotation'],
  digits,
})

export const api_website_statistics_mail = serverRoute(client.api_website_statistics_mail, {
  host,
  path: '/api/website/{website}/statistics/mail',
  digits,
  body: WeeklyMailSwitch,
})
export const partner_website_statistics_mail = serverRoute(client.partner_website_statistics_mail, {
  host,
  path: '/website/{website}/statistics/mail',
  digits,
})
export const partner_statistics = serverRoute(client.partner_statistics, { host, path: '/websites/statistics' })
export const api_partner_statistics = serverRoute(client.api_partner_statistics, {
  host,
  path: '/api/websites/statistics',
  query: WebsiteVisitsQuery,
})
