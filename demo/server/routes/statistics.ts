import {
  api_website_annotation_create,
  api_website_annotation_delete,
  api_website_statistics,
  api_website_statistics_disable,
  api_website_statistics_enable,
} from '../../../src/contract'
import { HttpError } from '../HttpError'
import { idOf } from '../idOf'
import { serve } from '../serve'
import { addAnnotation, removeAnnotation } from '../websites/statistics/annotations'
import { readStatistics } from '../websites/statistics/readStatistics'
import { switchStatistics } from '../websites/statistics/switchStatistics'

export const statisticsRoutes = [
  serve(api_website_statistics, ({ services, viewer, params, query, t }) =>
    readStatistics(services, viewer, { websiteId: Number(params.website), query, t }),
  ),

  serve(api_website_statistics_enable, async ({ services, viewer, params, t }) => {
    const websiteId = Number(params.website)
    await switchStatistics(services, viewer, websiteId, true)
    return readStatistics(services, viewer, { websiteId, query: undefined, t })
  }),

  serve(api_website_statistics_disable, async ({ services, viewer, params, t }) => {
    const websiteId = Number(params.website)
    await switchStatistics(services, viewer, websiteId, false)
    return readStatistics(services, viewer, { websiteId, query: undefined, t })
  }),

  serve(api_website_annotation_create, ({ services, viewer, params, body }) => {
    if (!body) throw new HttpError(400, 'refusal.body')
    return addAnnotation(services, viewer, Number(params.website), body)
  }),

  serve(api_website_annotation_delete, async ({ c, services, viewer, params }) => {
    await removeAnnotation(services, viewer, Number(params.website), idOf(params.annotation))
    return c.body(null, 204)
  }),
]
