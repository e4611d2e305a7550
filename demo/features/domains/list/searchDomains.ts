import type { SearchResult } from '../../../../src/contract'
import { MINUTE_MS, readDomainInput, SEARCH_TLDS, TLD_PRICES, YEARS_MAX } from '../../../../src/model'
import { countAttempt } from '../../../db/queries/rateLimits'
import { live } from '../../../db/queries/base'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { priceOf } from '../row/price'

const SEARCHES_PER_MINUTE = 20 // defaults 5.14

interface Query {
  query: string
  tlds?: string[] | undefined
  t: Translate
}

/** What can be registered under a name: the one that was typed first, then the same under other top-level domains (DR-01). */
export async function searchDomains(services: Services, viewer: Viewer, { query, tlds, t }: Query): Promise<SearchResult[]> {
  const { db, clock } = services
  const { count, resetsAt } = await countAttempt(db, `domain-search:${viewer.user_id}`, clock.now(), MINUTE_MS)
  if (count > SEARCHES_PER_MINUTE) {
    const seconds = Math.max(Math.ceil((resetsAt.getTime() - clock.now().getTime()) / 1_000), 1)
    throw new HttpError(429, 'refusal.slower', { values: { seconds }, headers: { 'retry-after': String(seconds) } })
  }
  const names = namesFor(query, tlds)
  const taken = await takenOf(services, names)
  return names.map((name) => resultOf(name, taken, t))
}

/** The names to look at. A text without a dot is tried under everything that is sold. */
function namesFor(query: string, tlds: readonly string[] | undefined): string[] {
  const typed = readDomainInput(query.includes('.') ? query : `${query.trim().replace(/\s+/g, '-')}.com`)
  const label = typed.name.split('.')[0] ?? ''
  if (typed.problem && typed.problem !== 'long_tld') return query.includes('.') ? [typed.name] : []
  const others = (tlds ?? SEARCH_TLDS).map((tld) => `${label}.${tld}`)
  return [...new Set(query.includes('.') ? [typed.name, ...others] : others)]
}

async function takenOf({ db }: Services, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const here = await live(db, 'domains')
    .select('name')
    .where('name', 'in', [...names])
    .where('registrar', '=', 'own')
    .execute()
  const elsewhere = await db
    .selectFrom('outside_domains')
    .select('name')
    .where('name', 'in', [...names])
    .execute()
  return new Set([...here, ...elsewhere].map(({ name }) => name))
}

function resultOf(name: string, taken: ReadonlySet<string>, t: Translate): SearchResult {
  const [label = '', ...rest] = name.split('.')
  const tld = rest.join('.')
  const price = priceOf(name)
  const base = { name, tld, price: null, renewPrice: null, period: [], reason: null, suggestions: [] }
  const { problem } = readDomainInput(name)
  if (problem) return { ...base, available: problem === 'long_tld' ? 'unsupported' : 'unknown', reason: t(`domains.input.${problem}`) }
  if (!price || rest.length > 1) return { ...base, available: 'unsupported', reason: t('domain.unsupported') }
  if (taken.has(name)) return { ...base, available: 'no', reason: t('domain.taken'), suggestions: suggestionsFor(label, tld, taken) }
  return {
    ...base,
    available: price.isPremium ? 'premium' : 'yes',
    price: price.first,
    renewPrice: price.renew,
    period: Array.from({ length: YEARS_MAX }, (_, nth) => nth + 1),
  }
}

const suggestionsFor = (label: string, tld: string, taken: ReadonlySet<string>): string[] =>
  Object.keys(TLD_PRICES)
    .filter((other) => other !== tld && !taken.has(`${label}.${other}`))
    .slice(0, 3)
    .map((other) => `${label}.${other}`)
