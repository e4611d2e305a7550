import { createHash } from 'node:crypto'
import { type IsoDay, MINUTE_MS, todayIn } from '../../../src/model'
import type { Services } from '../../kernel/context'

/** After such a pause a new visit begins. */
const VISIT_PAUSE_MS = 30 * MINUTE_MS
const MAX_PAGES = 500
const MAX_LENGTH = 200

export interface PageView {
  siteId: number
  /** Address of the page, and of the one that led to it. */
  url: string
  referrer: string | undefined
  address: string
  userAgent: string
  languages: string
}

/** Counts one opened page: as part of the visitor's visit, or as the begin of one. Unknown sites and those switched off count nothing. */
export async function trackVisit({ db, clock, sessionSecret }: Services, view: PageView): Promise<void> {
  const site = await db
    .selectFrom('statistics_sites')
    .innerJoin('websites', 'websites.id', 'statistics_sites.website_id')
    .innerJoin('partners', 'partners.id', 'websites.partner_id')
    .select(['statistics_sites.id', 'partners.time_zone'])
    .where('statistics_sites.id', '=', view.siteId)
    .where('statistics_sites.enabled', '=', true)
    .executeTakeFirst()
  const path = pathOf(view.url)
  if (!site || path === null) return
  const now = clock.now()
  const visitor = visitorOf(sessionSecret, view, todayIn(site.time_zone, now))
  await db.transaction().execute(async (transaction) => {
    const visit = await transaction
      .selectFrom('visits')
      .select(['id', 'pages'])
      .where('site_id', '=', site.id)
      .where('visitor', '=', visitor)
      .where('last_at', '>', new Date(now.getTime() - VISIT_PAUSE_MS))
      .orderBy('id', 'desc')
      .forUpdate()
      .executeTakeFirst()
    if (visit) {
      const pages = [...visit.pages, path].slice(0, MAX_PAGES)
      await transaction.updateTable('visits').set({ pages, last_at: now }).where('id', '=', visit.id).execute()
      return
    }
    await transaction
      .insertInto('visits')
      .values({ site_id: site.id, visitor, started_at: now, last_at: now, pages: [path], ...originOf(view) })
      .execute()
  })
}

function pathOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, MAX_LENGTH) : null
}

/** Nobody is recognised on the partner's next day, and no address is kept. */
function visitorOf(secret: string, { siteId, address, userAgent }: PageView, day: IsoDay): string {
  return createHash('sha256').update([secret, day, siteId, address, userAgent].join('\n')).digest('hex').slice(0, 16)
}

function originOf({ url, referrer, userAgent, languages }: PageView) {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer).host.slice(0, MAX_LENGTH) : null
  return {
    referrer: from && from !== new URL(url).host ? from : null,
    country: /^[a-z]{2,3}-([a-z]{2})\b/i.exec(languages)?.[1]?.toUpperCase() ?? null,
    device: deviceOf(userAgent),
  }
}

function deviceOf(userAgent: string): 'desktop' | 'phone' | 'tablet' {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone/i.test(userAgent) ? 'phone' : 'desktop'
}
