import { type Kysely, sql } from 'kysely'
import { type DaySpan, instantsOf, previousSpan } from '../../../src/model'
import type { Database } from '../../db/schema'
import { alphabetical } from '../../db/queries/alphabetical'
import { type ViewerScope, websitesWithin } from '../../db/queries/websites/websites'
import { containsWords } from '../../db/queries/words'

/** Every website within reach with its visits in these days of a zone and in as many before; null where visits are not counted. */
export function visitsOfAll(db: Kysely<Database>, scope: ViewerScope, days: DaySpan, zone: string, search: string) {
  const counted = (span: DaySpan) => {
    const { begin, end } = instantsOf(span, zone)
    return sql<number | null>`
      case when sites.enabled then (
        select count(*)::int from visits
        where visits.site_id = sites.id and visits.started_at >= ${begin} and visits.started_at < ${end}
      ) end`
  }
  return websitesWithin(db, scope)
    .leftJoin('statistics_sites as sites', 'sites.website_id', 'websites.id')
    .where('websites.is_template', '=', false)
    .where((eb) => (search.trim() ? containsWords(sql`concat_ws(' ', websites.title, websites.domain)`, search) : eb.lit(true)))
    .select(['websites.id', 'websites.title', 'websites.domain', 'sites.enabled', 'sites.weekly_mail'])
    .select([counted(days).as('visits'), counted(previousSpan(days)).as('previous')])
    .orderBy((eb) => alphabetical(eb.ref('websites.title')))
    .orderBy('websites.id')
    .execute()
}
