import { type ExpressionBuilder, type SqlBool, type Expression, sql } from 'kysely'
import type { Database } from '../schema'
import { hasProblem, isMarked, type WebsiteProblem } from './websites'
import { containsWords } from './words'

type Websites = ExpressionBuilder<Database, 'websites'>
type Condition = Expression<SqlBool>

/** Ids; null stands for nobody. */
type People = readonly (number | null)[]

/** What a list of websites can be narrowed by; several values of one filter are alternatives, several filters all hold. */
export interface WebsiteFilters {
  statuses?: readonly string[] | undefined
  assignees?: People | undefined
  tags?: readonly number[] | undefined
  followedBy?: number | undefined
  starredBy?: number | undefined
  published?: readonly string[] | undefined
  registered?: readonly string[] | undefined
  payment?: readonly string[] | undefined
  closers?: People | undefined
  designers?: People | undefined
  servicers?: People | undefined
  domains?: readonly string[] | undefined
  problems?: readonly WebsiteProblem[] | undefined
  languages?: readonly string[] | undefined
  countries?: readonly string[] | undefined
  search?: string | undefined
}

export function filterWebsites(eb: Websites, filters: WebsiteFilters): Condition {
  const { statuses, tags, followedBy, starredBy, published, registered, payment, domains, problems, languages, countries, search } = filters
  const conditions: (Condition | undefined)[] = [
    statuses && eb('websites.status', 'in', [...statuses]),
    isOneOf(eb, 'websites.assigned_to', filters.assignees),
    isOneOf(eb, 'websites.closed_by', filters.closers),
    isOneOf(eb, 'websites.designed_by', filters.designers),
    isOneOf(eb, 'websites.serviced_by', filters.servicers),
    tags && hasTag(eb, tags),
    followedBy !== undefined ? isMarked('follows', followedBy) : undefined,
    starredBy !== undefined ? isMarked('stars', starredBy) : undefined,
    published && sql<SqlBool>`websites.published_status = any(${published})`,
    registered && sql<SqlBool>`websites.registered_status = any(${registered})`,
    payment && sql<SqlBool>`websites.payment_status = any(${payment})`,
    domains && sql<SqlBool>`case when cardinality(websites.domains) > 0 then 'some' else 'none' end = any(${domains})`,
    problems && eb.or(problems.map(hasProblem)),
    languages && sql<SqlBool>`websites.language = any(${languages})`,
    countries && sql<SqlBool>`websites.customer ->> 'country' = any(${countries})`,
    search ? isFound(eb, search) : undefined,
  ]
  return eb.and(conditions.filter((condition) => condition !== undefined))
}

type PersonColumn = `websites.${'assigned_to' | 'closed_by' | 'designed_by' | 'serviced_by'}`

const isOneOf = (eb: Websites, column: PersonColumn, people: People | undefined): Condition | undefined =>
  people && eb.or(people.map((id) => (id === null ? eb(column, 'is', null) : eb(column, '=', id))))

/** Without a tag to look for there is nothing to find. */
const hasTag = (eb: Websites, tags: readonly number[]): Condition =>
  tags.length === 0
    ? eb.lit(false)
    : eb.exists(
        eb
          .selectFrom('website_tags')
          .select('website_tags.tag_id')
          .whereRef('website_tags.website_id', '=', 'websites.id')
          .where('website_tags.tag_id', 'in', [...tags]),
      )

/** "#17" is the number of one website, and nothing else. */
function isFound(eb: Websites, search: string): Condition {
  const number = /^#(\d{1,9})$/.exec(search)?.[1]
  return number === undefined ? containsWords(searched, search) : eb('websites.id', '=', Number(number))
}

/** Title, domains and label, the customer's data, the team's note and the tags (WN-04, AW-06). */
const searched = sql`concat_ws(' ', websites.title, websites.domain, array_to_string(websites.domains, ' '), websites.label,
  websites.customer::text, (select text from notes where notes.website_id = websites.id),
  (select string_agg(tags.name, ' ') from tags join website_tags on website_tags.tag_id = tags.id where website_tags.website_id = websites.id))`
