import type { Kysely } from 'kysely'
import { addDays, intlTag, type IsoDay, previousSpan, spanUntil, toLocale, WEEK_DAYS } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { topPages, visitTotals } from './queries'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import type { Services } from '../../kernel/context'
import { customerOf } from '../customers/customerOf'
import { translator } from '../../kernel/text/translate'
import { weeklyUrl } from './weeklyUrl'

const PAGES = 3

export interface MailedSite {
  id: number
  partner_id: number
  title: string
  language: string
  customer: Record<string, unknown>
  time_zone: string
}

/** What the customer reads of the week before the Monday: in their language, under the brand of their agency (ST-06). */
export async function weeklyMail(services: Services, db: Kysely<Database>, site: MailedSite, monday: IsoDay) {
  const week = spanUntil(addDays(monday, -1), WEEK_DAYS)
  const span = { siteId: site.id, zone: site.time_zone, ...week }
  const { visits, visitors } = await visitTotals(db, span)
  const before = await visitTotals(db, { ...span, ...previousSpan(week) })
  const pages = (await topPages(db, span)).slice(0, PAGES)

  const locale = toLocale(site.language)
  const t = translator(services.root, locale)
  const day = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const percent = new Intl.NumberFormat(intlTag(locale), { style: 'percent', maximumFractionDigits: 0 })
  const change = before.visits > 0 ? (visits - before.visits) / before.visits : null
  const direction = change === null || change === 0 ? 'same' : change > 0 ? 'more' : 'less'
  const { settings, partner_name: partner } = await brandOfPartner(db, site.partner_id)
  const title = t('weekly.title', { website: site.title })
  const url = await weeklyUrl(db, services.publicUrl, site.id)
  const paragraphs = [
    t('weekly.hello', { name: customerOf(site).name }),
    t('weekly.visits', { from: day.format(new Date(week.from)), to: day.format(new Date(week.to)), visits, visitors }),
    ...(change === null ? [] : [t(`weekly.${direction}`, { percent: percent.format(Math.abs(change)) })]),
    ...(pages.length > 0 ? [t('weekly.pages', { pages: pages.map(({ label, value }) => `${label} (${value})`).join(', ') })] : []),
    // A host that nobody reaches from outside has no page for it.
    ...(url ? [] : [t('weekly.stop')]),
  ]
  const closing = url ? { label: t('weekly.end'), url } : undefined
  const brand = mailBrand(services, settings.companyName ?? partner, settings)
  return { subject: title, refusalUrl: url, ...brandMail(brand, { locale, title, paragraphs, closing }) }
}
