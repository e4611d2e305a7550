import { MINUTE_MS } from '../../../src/model'
import { add, type DataSet, type Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'

const PAGES = ['/', '/services', '/prices', '/about', '/contact', '/gallery', '/imprint']
const REFERRERS = [null, 'search.example', 'search.example', null, 'maps.example', 'social.example', null, 'directory.example']
const DEVICES = ['phone', 'desktop', 'phone', 'phone', 'desktop', 'tablet'] as const
const DAYS = 60

/** Of the usual number of visits, how many a website has: some are loved, some are hardly found. */
const shareOf = (id: number) => 0.3 + ((id * 37) % 100) / 50
/** Below 1 the visits become more from week to week, above it fewer. */
const trendOf = (id: number) => 0.7 + ((id * 53) % 60) / 100

/** A published website counts its visits; these are those of two months, more on some days than on others. */
export function addVisits(set: DataSet, { ago }: SeedContext, website: Row<'websites'>, perDay: number): void {
  if (website.published_status !== 'published') return
  const site = add(set.statistics_sites, {
    website_id: website.id,
    enabled: true,
    changed_at: website.published_at ?? website.created_at,
    weekly_mail: false,
    mailed_week: null,
  })
  const { country } = website.customer
  const total = Math.round(DAYS * perDay * shareOf(website.id))
  const trend = trendOf(website.id)
  for (let nth = 0; nth < total; nth++) {
    const number = nth * 7 + website.id
    const started = ago(DAYS * (1 - ((nth + 0.5) / total) ** trend))
    const count = 1 + ((number * 5) % 4)
    add(set.visits, {
      site_id: site.id,
      visitor: `seed-${website.id}-${number % (total * 2)}`,
      started_at: started,
      last_at: new Date(started.getTime() + (count - 1) * (number % 4) * MINUTE_MS),
      pages: Array.from({ length: count }, (_, page) => itemAt(PAGES, page === 0 ? (number % 3 ? 0 : number) : number + page)),
      referrer: itemAt(REFERRERS, number),
      country: number % 9 !== 0 && typeof country === 'string' ? country : 'AT',
      device: itemAt(DEVICES, number),
    })
  }
}
