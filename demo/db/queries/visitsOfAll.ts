import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'
import { type Reach, websitesWithin } from './websites'
import { containsWords } from './words'

interface Days {
  /** Days in the zone: the first, the first of as many before, and the one after the last. */
  from: string
  before: string
  end: string
  zone: string
}

/** Every website within reach with its visits in these days and in those before; null where visits are not counted. */
export function visitsOfAll(db: Kysely<Database>, reach: Reach, { from, before, end, zone }: Days, search: string) {
  const counted = (first: string, last: string) => sql<number | null>`
    case when sites.enabled then (
      select count(*)::int from visits
      where visits.site_id = sites.id and visits.started_at >= ${first}::timestamp at time zone ${zone}
        and visits.started_at < ${last}::timestamp at time zone ${zone}
    ) end`
  return websitesWithin(db, reach)
    .leftJoin('statistics_sites as sites', 'sites.website_id', 'websites.id')
    .where('websites.is_template', '=', false)
    .where((eb) => (search.trim() ? containsWords(sql`concat_ws(' ', websites.title, websites.domain)`, search) : eb.lit(true)))
    .select(['websites.id', 'websites.title', 'websites.domain', 'sites.enabled', 'sites.weekly_mail'])
    .select([counted(from, end).as('visits'), counted(before, from).as('previous')])
    .orderBy('websites.title')
    .orderBy('websites.id')
    .execute()
}
