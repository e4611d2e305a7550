import {
  api_partner_statistics,
  api_website_annotation_create,
  api_website_annotation_delete,
  api_website_statistics,
  api_website_statistics_disable,
  api_website_statistics_enable,
  api_website_statistics_mail,
  partner_statistics,
  partner_website_statistics_mail,
} from '../../../src/contract/server'
import { page } from '../../pages/frame'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import { addAnnotation, removeAnnotation } from './annotations'
import { listVisits } from './listVisits'
import { previewWeeklyMail } from './previewWeeklyMail'
import { readStatistics } from './readStatistics'
import { switchStatistics } from './switchStatistics'
import { switchWeeklyMail } from './switchWeeklyMail'

export const statisticsRoutes = [
  serve(api_website_statistics, ({ services, viewer, params, query, t }) =>
    readStatistics(services, viewer, { websiteId: params.website, query, t }),
  ),

  serve(api_website_statistics_enable, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    await switchStatistics(services, viewer, websiteId, true)
    return readStatistics(services, viewer, { websiteId, query: undefined, t })
  }),

  serve(api_website_statistics_disable, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    await switchStatistics(services, viewer, websiteId, false)
    return readStatistics(services, viewer, { websiteId, query: undefined, t })
  }),

  serve(api_website_annotation_create, ({ c, services, viewer, params, body }) => {
    return addAnnotation(services, viewer, params.website, { ...body, key: requestKey(c) })
  }),

  serve(api_website_annotation_delete, async ({ c, services, viewer, params }) => {
    await removeAnnotation(services, viewer, params.website, params.annotation)
    return c.body(null, 204)
  }),

  serve(api_website_statistics_mail, async ({ services, viewer, params, body, t }) => {
    const websiteId = params.website
    await switchWeeklyMail(services, viewer, { websiteId, enabled: body.enabled, t })
    return readStatistics(services, viewer, { websiteId, query: undefined, t })
  }),

  serve(partner_website_statistics_mail, ({ c, viewer, params }) => previewWeeklyMail(c, viewer, params.website)),

  serve(partner_statistics, ({ c, viewer, t }) => page(c, viewer, t('page.statistics'))),

  serve(api_partner_statistics, ({ services, viewer, query }) => listVisits(services, viewer, query)),
]
