import { type ExpressionBuilder, type SqlBool, type Expression, sql } from 'kysely'
import { type FoundIn, searchedNumber } from '../../../../src/model'
import type { Database } from '../../../db/schema'
import { hasProblem, isMarked, type WebsiteProblem } from '../../../db/queries/websites/websites'
import { containsAnyWord, eachWord, matches } from '../../../db/queries/words'

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

export function filterWebsites(eb: Websites, partnerId: number, filters: WebsiteFilters): Condition {
  const { statuses, tags, followedBy, starredBy, published, registered, payment, domains, problems, languages, countries, search } = filters
  const conditions: (Condition | undefined)[] = [
    // No website has an unknown one.
    statuses && eb(sql<string>`websites.status`, 'in', [...statuses]),
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
    search ? isFound(eb, partnerId, search) : undefined,
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

function isFound(eb: Websites, partnerId: number, search: string): Condition {
  const number = searchedNumber(search)
  return number === null ? containsEachWord(partnerId, search) : eb('websites.id', '=', number)
}

/** The texts of a website by the name of where they stand (WN-04, AW-06). Of what is kept of a customer only the values are words, not their names. */
const TEXTS = {
  title: sql`websites.title`,
  domain: sql`concat_ws(' ', websites.domain, array_to_string(websites.domains, ' '))`,
  label: sql`websites.label`,
  customer: sql`concat_ws(' ', websites.customer ->> 'firm', websites.customer ->> 'forename', websites.customer ->> 'surname')`,
  contact: sql`jsonb_path_query_array(websites.customer - '{firm,forename,surname}'::text[], '$.*')::text`,
  tag: sql`(select string_agg(tags.name, ' ') from tags join website_tags on website_tags.tag_id = tags.id where website_tags.website_id = websites.id)`,
  note: sql`(select text from notes where notes.website_id = websites.id)`,
} satisfies Partial<Record<FoundIn, unknown>>

/** The texts that stand in the row itself. */
const ownTexts = Object.entries(TEXTS).flatMap(([name, text]) => (name === 'tag' || name === 'note' ? [] : [text]))

/**
 * Each word somewhere. Tags and notes with the word are found at once for all websites of the partner: the texts of other tables would be put
 * together for each of thousands.
 */
const containsEachWord = (partnerId: number, search: string) =>
  eachWord(
    search,
    (pattern) => sql<SqlBool>`(${matches(sql`concat_ws(' ', ${sql.join(ownTexts)})`, pattern)}
      or websites.id in (select notes.website_id from notes join websites noted on noted.id = notes.website_id
        where noted.partner_id = ${partnerId} and ${matches(sql`notes.text`, pattern)})
      or websites.id in (select website_tags.website_id from website_tags where website_tags.tag_id in (
        select tags.id from tags where tags.partner_id = ${partnerId} and ${matches(sql`tags.name`, pattern)})))`,
  )

/** Where any word of the search stands. */
export function foundIn(search: string) {
  if (searchedNumber(search) !== null) return sql<FoundIn[]>`array['number']`
  const places = Object.entries(TEXTS).map(([name, text]) => sql`case when ${containsAnyWord(text, search)} then ${sql.lit(name)} end`)
  return sql<FoundIn[]>`array_remove(array[${sql.join(places)}], null)`
}
