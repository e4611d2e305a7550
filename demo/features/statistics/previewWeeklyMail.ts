import { mondayOf } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { PREVIEW_POLICY } from '../../pages/previewPolicy'
import { momentOf } from '../../access/scope'
import { weeklyMail } from './weeklyMail'

/** The mail about the last whole week, as the customer would get it today. */
export async function previewWeeklyMail(c: HostContext, viewer: Viewer, websiteId: number): Promise<Response> {
  const services = c.get('services')
  const site = await services.db
    .selectFrom('statistics_sites')
    .innerJoin('websites', 'websites.id', 'statistics_sites.website_id')
    .where('websites.id', '=', websiteId)
    .where('statistics_sites.enabled', '=', true)
    .select(['statistics_sites.id', 'websites.partner_id', 'websites.title', 'websites.language', 'websites.customer'])
    .executeTakeFirst()
  if (!site) throw new HttpError(404, 'refusal.notFound')
  const monday = mondayOf(momentOf(services, viewer).today)
  const { html } = await weeklyMail(services, services.db, { ...site, time_zone: viewer.time_zone }, monday)
  const response = c.html(html)
  response.headers.set('Content-Security-Policy', PREVIEW_POLICY)
  return response
}
