import type { ReadQuery, api_partner_websites } from '../../../../src/contract/server'
import { isId, may, VIEW_RULES, WEBSITE_PROBLEMS, WEBSITE_SORTS, WEBSITE_VIEWS, WEBSITES_AT_ONCE_MAX } from '../../../../src/model'
import { sql } from 'kysely'
import { knownBy } from '../../../db/queries/websites/duplicates'
import { listedIn } from '../../../db/queries/websites/listedIn'
import { filterWebsites, foundIn, type WebsiteFilters } from './filters'
import { WEBSITE_ORDER } from '../../../db/queries/websites/websiteSorts'
import { rowsInOneText } from '../../../db/queries/rowsInOneText'
import { totalOf } from '../../../db/queries/total'
import { pageOfWebsites, websitesWithin } from '../../../db/queries/websites/websites'
import type { Services, Viewer } from '../../../kernel/context'
import { statusesOf } from '../../../pages/navigation'
import { filteredBy } from '../../../kernel/request/filteredBy'
import { orderOf, paginationOf, pagingOf, valuesOf } from '../../../kernel/request/paging'
import { presentWebsite } from './present'
import { momentOf, peopleOf, scopeOf, readerOf } from '../../../access/scope'

type Query = ReadQuery<typeof api_partner_websites>

/** A board loads all its cards at once; nobody pages through columns. */

const MOMENTS = {
  status_date: true,
  customer_active_at: true,
  portal_visited_at: true,
  lost_at: true,
  created_at: true,
  last_contact: true,
  last_activity: true,
} as const

/** One page of websites, narrowed by view, filters and words. */
export async function listWebsites(services: Services, viewer: Viewer, query: Query) {
  const paging = pagingOf(query, WEBSITES_AT_ONCE_MAX)
  const matching = selectWebsites(services, viewer, query)
  const { by, direction } = orderOf(query.sort ?? VIEW_RULES[viewOf(query)].sort, WEBSITE_SORTS)
  const isPlan = query.view === 'assign'
  const inOrder = (websites: typeof matching) =>
    websites
      .orderBy(sql`${WEBSITE_ORDER[by]} ${sql.raw(direction)} nulls last`)
      .$if(isPlan && by === 'due_date', (page) => page.orderBy('websites.status_date'))
      .orderBy('websites.id')
  const search = searchOf(query)
  // Whoever sees only some websites does not hear who works on others.
  const tellsWhoKnows = isPlan && may('see_websites', viewer.roles) === 'all'
  const all = websitesWithin(services.db, scopeOf(viewer))
  const asked = pageOfWebsites(all, { matching, inOrder }, paging, readerOf(viewer))
    .$if(search !== undefined, (page) => page.select(foundIn(search ?? '').as('found')))
    .$if(tellsWhoKnows, (page) => page.select(knownBy.as('known_by')))
  const rows = await rowsInOneText(services.db, asked, MOMENTS)
  const person = await peopleOf(services, viewer)
  const moment = momentOf(services, viewer)
  return {
    items: rows.map(({ found, known_by, ...row }) => ({
      ...presentWebsite(row, person, moment),
      ...(found && { found }),
      ...(known_by && { known_by }),
    })),
    pagination: paginationOf(paging, rows.length, await totalOf(rows, paging, matching)),
    filters: filteredBy(query),
  }
}

/** The websites a query is about, without order and page. */
export function selectWebsites(services: Services, viewer: Viewer, query: Query) {
  const base = websitesWithin(services.db, scopeOf(viewer)).where((eb) =>
    filterWebsites(eb, viewer.partner_id, filtersOf(query, viewer.user_id)),
  )
  if (query.templates === '1') return base.where('websites.is_template', '=', true)
  return base.where((eb) => listedIn(eb, viewOf(query), { ...momentOf(services, viewer), activeStatuses: statusesOf(viewer) }))
}

/** The view that is asked for; all websites, where it is none that lists websites. */
const viewOf = ({ view }: Query) => WEBSITE_VIEWS.find((one) => one === view) ?? 'all-websites'

function filtersOf(query: Query, userId: number): WebsiteFilters {
  const people = (text: string | undefined) => valuesOf(text)?.map((value) => personId(value, userId))
  return {
    statuses: valuesOf(query.status),
    assignees: people(query.assigned_to),
    closers: people(query.closed_by),
    designers: people(query.designed_by),
    servicers: people(query.serviced_by),
    tags: valuesOf(query.tag)?.filter(isId).map(Number),
    followedBy: query.following === '1' ? userId : undefined,
    starredBy: query.starred === '1' ? userId : undefined,
    published: valuesOf(query.published),
    registered: valuesOf(query.registered),
    payment: valuesOf(query.payment),
    domains: valuesOf(query.domains),
    problems: query.problem ? WEBSITE_PROBLEMS.filter((problem) => query.problem?.split(',').includes(problem)) : undefined,
    languages: valuesOf(query.language),
    countries: valuesOf(query.country),
    search: searchOf(query),
  }
}

const searchOf = (query: Query): string | undefined => query.search?.trim() || undefined

function personId(value: string, userId: number): number | null {
  if (value === 'me') return userId
  return isId(value) ? Number(value) : null
}
