import { Hono } from 'hono'
import { ASKED_PERIODS, type DaySpan, isId, todayIn, visitSpan } from '../../../src/model'
import { checkViewToken } from '../../services'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext, HostEnv } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { render } from '../../pages/render'
import { showBrandOf } from '../../kernel/showBrandOf'
import { refuseWhileAway } from './askService'
import { type Figures, figures } from './figures'
import { trackVisit } from './trackVisit'
import { isLive } from '../../db/queries/base'

/** The statistics service beside the host: the part of Matomo's interface that is needed to count visits and to look at them. */
export const statistics = new Hono<HostEnv>()

statistics.use(async (c, next) => {
  await refuseWhileAway(c.get('services').db)
  await next()
})

// https://developer.matomo.org/api-reference/tracking-api: the page loads this as a picture; a reader without pictures gets 204 too.
statistics.get('/matomo.php', async (c) => {
  const { idsite = '', rec, url = '', urlref } = c.req.query()
  if (rec === '1' && isId(idsite) && !`${url}${urlref}`.includes('\0')) {
    await trackVisit(c.get('services'), {
      siteId: Number(idsite),
      url,
      referrer: urlref,
      address: addressOf(c),
      userAgent: c.req.header('user-agent') ?? '',
      languages: c.req.header('accept-language') ?? '',
    })
  }
  return c.body(null, 204)
})

// https://developer.matomo.org/api-reference/reporting-api
statistics.get('/index.php', async (c) => {
  const { module = 'CoreHome', method = '', idSite = '', token_auth = '', period = 'month' } = c.req.query()
  const { db, clock, sessionSecret } = c.get('services')
  const siteId = isId(idSite) ? Number(idSite) : 0
  if (!checkViewToken(sessionSecret, token_auth, siteId, clock.now())) throw new HttpError(403, 'refusal.viewToken')
  const site = await findSite(c, siteId)
  const days = daysAsked(c, period, site.time_zone)
  const counted = await figures(db, { siteId, zone: site.time_zone }, days)
  if (module === 'API') return c.json(report(method, counted))
  await showBrandOf(c, site.partner_id)
  return render(c, 'statistics.njk', { title: site.title, embedded: module === 'Widgetize', ...days, ...counted })
})

async function findSite(c: HostContext, id: number) {
  const site = await c
    .get('services')
    .db.selectFrom('statistics_sites')
    .innerJoin('websites', 'websites.id', 'statistics_sites.website_id')
    .innerJoin('partners', 'partners.id', 'websites.partner_id')
    .select(['websites.title', 'websites.partner_id', 'partners.time_zone'])
    .where('statistics_sites.id', '=', id)
    .where('statistics_sites.enabled', '=', true)
    .where(isLive('websites'))
    .executeTakeFirst()
  if (!site) throw new HttpError(404, 'refusal.notFound')
  return site
}

/** `date` is `from,to` for a range. */
function daysAsked(c: HostContext, name: string, zone: string): DaySpan {
  const [from, to] = (c.req.query('date') ?? '').split(',')
  const period = ASKED_PERIODS.find((one) => one === name)
  const days = period && visitSpan({ period, from, to }, todayIn(zone, c.get('services').clock.now()))
  if (!days) throw new HttpError(400, 'refusal.address')
  return days
}

/** The reports under their names in Matomo. */
function report(method: string, { totals, topPages, referrers, countries, devices }: Figures) {
  const labelled = (rows: Figures['topPages']) => rows.map(({ label, value }) => ({ label, nb_visits: value }))
  switch (method) {
    case 'VisitsSummary.get':
      return {
        nb_visits: totals.visits,
        nb_uniq_visitors: totals.visitors,
        nb_actions: totals.pageviews,
        avg_time_on_site: Math.round(totals.avgSeconds),
        bounce_rate: `${Math.round(totals.bounceRate * 100)}%`,
        nb_actions_per_visit: Math.round(totals.actionsPerVisit * 10) / 10,
      }
    case 'Actions.getPageUrls':
      return topPages.map(({ label, value }) => ({ label, nb_hits: value }))
    case 'Referrers.getWebsites':
      return labelled(referrers)
    case 'UserCountry.getCountry':
      return labelled(countries)
    case 'DevicesDetection.getType':
      return labelled(devices)
    default:
      throw new HttpError(404, 'refusal.notFound')
  }
}
