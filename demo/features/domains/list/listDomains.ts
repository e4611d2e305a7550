import type { api_partner_domains, ReadQuery } from '../../../../src/contract/server'
import {
  DAY_MS,
  DOMAIN_PAGE_LIMIT,
  DOMAIN_PROBLEMS,
  DOMAIN_STATES,
  type DomainProblem,
  type DomainSort,
  unreachable,
} from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { pageOf, sorted } from '../../../kernel/request/listQuery'
import type { Translate } from '../../../kernel/text/translate'
import { type DomainRow, domainsWithin, withDomainColumns } from '../row/domainRows'
import { obstaclesTo } from './obstacles'
import { presentDomain } from './present'

type Query = ReadQuery<typeof api_partner_domains>
type Presented = ReturnType<typeof presentDomain>

/** One page of the domains, of one website or of the partner, with how many have which trouble. */
export async function listDomains(
  services: Services,
  viewer: Viewer,
  query: Query,
  { websiteId, t }: { websiteId?: number; t: Translate },
) {
  const all = withDomainColumns(domainsWithin(services.db, viewer)).orderBy('domains.name')
  const rows = await (websiteId === undefined ? all : all.where('domains.website_id', '=', websiteId)).execute()
  const now = services.clock.now()
  const entries = rows.map((row) => ({ row, domain: presentDomain(row, { now, t }) }))
  const problem = problemOf(query.problem)
  const matching = entries.filter(({ row, domain }) => matches(row, query.search) && (!problem || has(domain, problem, now)))
  const inOrder = sorted(
    matching.map(({ domain }) => domain),
    query.sort ?? 'name',
    SORTS,
  )
  const { items, pagination, filters } = pageOf(inOrder, { ...query, limit: query.limit ?? DOMAIN_PAGE_LIMIT })
  const problems = DOMAIN_PROBLEMS.map((one) => [one, entries.filter(({ domain }) => has(domain, one, now)).length] as const)
  const adding = websiteId === undefined ? {} : { adding: await obstaclesTo(services, viewer, { websiteId, t }) }
  return {
    generalItems: {
      domains: items,
      pagination,
      filters,
      problems: Object.fromEntries(problems.filter(([, count]) => count > 0)),
      ...adding,
    },
  }
}

function problemOf(text: string | undefined): DomainProblem | undefined {
  if (!text) return undefined
  const problem = DOMAIN_PROBLEMS.find((one) => one === text)
  if (!problem) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'problem', message: text }] })
  return problem
}

function matches(row: DomainRow, search: string | undefined): boolean {
  const text = `${row.name} ${row.unicode_name} ${row.website_title ?? ''} ${JSON.stringify(row.website_customer ?? {})}`.toLowerCase()
  return (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function has(domain: Presented, problem: DomainProblem, now: Date): boolean {
  const daysLeft = domain.expiresAt ? (new Date(domain.expiresAt).getTime() - now.getTime()) / DAY_MS : Number.POSITIVE_INFINITY
  switch (problem) {
    case 'unverified':
      return domain.owner !== null && domain.owner !== undefined && domain.owner.state !== 'ok'
    case 'ssl':
      return domain.ssl?.state === 'error'
    case 'expiring30':
      return daysLeft <= 30
    case 'expiring60':
      return daysLeft <= 60
    case 'suspended':
      return domain.suspended ?? false
    case 'no_website':
      return domain.website === null
    case 'external_dns':
      return !domain.dnsManaged
    case 'not_pointing':
      return domain.check !== null && domain.check !== undefined && domain.check.state !== 'pointing'
    default:
      return unreachable(problem)
  }
}

type Compare = (a: Presented, b: Presented) => number

const byText =
  (textOf: (domain: Presented) => string): Compare =>
  (a, b) =>
    textOf(a).localeCompare(textOf(b))

// Dates are ISO texts; those without one come last.
const SORTS: Readonly<Record<DomainSort, Compare>> = {
  name: byText(({ unicodeName, name }) => unicodeName ?? name),
  website: byText(({ website }) => website?.title ?? '\uFFFF'),
  state: (a, b) => DOMAIN_STATES.indexOf(a.state ?? 'checking') - DOMAIN_STATES.indexOf(b.state ?? 'checking'),
  expiresAt: byText(({ expiresAt }) => expiresAt ?? '9999'),
  autoRenew: (a, b) => Number(a.autoRenew) - Number(b.autoRenew),
  createdAt: byText(({ createdAt }) => createdAt ?? ''),
}
