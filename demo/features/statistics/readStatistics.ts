import type { Kysely } from 'kysely'
import type { StatisticsQuery } from '../../../src/contract'
import { STATISTICS_TOKEN_TTL_MS, visitSpan } from '../../../src/model'
import type { Database } from '../../db'
import { signViewToken } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { customerOf } from '../customers/customerOf'
import type { Translate } from '../../kernel/text/translate'
import { momentOf } from '../../access/scope'
import { annotationsOf } from './annotations'
import { askService } from './askService'

interface StatisticsRequest {
  websiteId: number
  query: StatisticsQuery | undefined
  t: Translate
}

/** Visits of a website, counted from what its tracker wrote down. The token in the answer only opens the dashboard, and not for long. */
export async function readStatistics(services: Services, viewer: Viewer, { websiteId, query, t }: StatisticsRequest) {
  const { db } = services
  const { now, today } = momentOf(services, viewer)
  const period = query?.period ?? 'month'
  const days = visitSpan({ ...query, period }, today)
  if (!days) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'from', message: t('fieldIssue.day') }] })
  const site = await siteOf(db, websiteId)
  if (!site?.enabled) return { enabled: false, id: null, period, ...days }
  const tokenAuth = signViewToken(services.sessionSecret, site.id, new Date(now.getTime() + STATISTICS_TOKEN_TTL_MS))
  const answer = await askService(services, { siteId: site.id, zone: viewer.time_zone, period, days })
  return {
    enabled: true,
    id: site.id,
    tokenAuth,
    period,
    ...answer,
    weeklyMail: site.weekly_mail,
    mailTo: await mailTo(db, websiteId),
    annotations: await annotationsOf(db, viewer, websiteId, answer, t),
    embedUrl: statisticsUrl('Widgetize', site.id, tokenAuth),
    dashboardUrl: statisticsUrl('CoreHome', site.id, tokenAuth),
  }
}

export const siteOf = (db: Kysely<Database>, websiteId: number) =>
  db.selectFrom('statistics_sites').selectAll().where('website_id', '=', websiteId).executeTakeFirst()

async function mailTo(db: Kysely<Database>, websiteId: number): Promise<string | null> {
  const website = db.selectFrom('websites').select(['title', 'customer']).where('id', '=', websiteId)
  return customerOf(await website.executeTakeFirstOrThrow()).email
}

const statisticsUrl = (module: string, siteId: number, token: string): string =>
  `/statistics/index.php?${new URLSearchParams({ module, idSite: String(siteId), token_auth: token })}`
