import { Annotation, AnnotationDraft, Statistics, StatisticsQuery } from '../entities/statistics'
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
