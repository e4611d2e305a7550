import type { WebsiteListQuery } from '../../../src/api/websites'
import { type Status, STATUSES } from '../../../src/model'
import type { Filter, FilterSet } from './Filter'

interface Split {
  /** What the server's lists can be narrowed by. */
  readonly query: WebsiteListQuery
  /** What is left to be done here. */
  readonly rest: readonly Filter[]
}

/** Divides conditions between the server and us. */
export function splitFilters({ filters, text }: FilterSet): Split {
  let query: WebsiteListQuery = text ? { search: text } : {}
  const rest: Filter[] = []
  for (const filter of filters) {
    const part = partOf(filter)
    // A second condition about the same would take the place of the first.
    if (part && !Object.keys(part).some((name) => name in query)) query = { ...query, ...part }
    else rest.push(filter)
  }
  return { query, rest }
}

function partOf({ key, not, values }: Filter): WebsiteListQuery | null {
  const list = values.join(',')
  if (key === 'status') return { status: not ? othersThan(values).join(',') || NO_STATUS : list }
  if (not) return null
  switch (key) {
    case 'assignee':
      return { assigned_to: list }
    case 'closed':
    case 'designed':
    case 'serviced':
      return { [`${key}_by`]: list }
    case 'tag':
      return values.includes('none') ? null : { tag: list }
    case 'is':
      return flagsOf(values)
    case 'published':
    case 'registered':
    case 'payment':
    case 'domains':
    case 'problem':
    case 'language':
    case 'country':
      return { [key]: list }
    default:
      return null
  }
}

/** No status of this name: nothing is found. */
const NO_STATUS = 'none'

const othersThan = (values: readonly string[]): Status[] => STATUSES.filter((status) => !values.includes(status))

const FLAG_QUERY: Readonly<Record<string, WebsiteListQuery>> = {
  following: { following: '1' },
  starred: { starred: '1' },
  template: { templates: '1' },
}

function flagsOf(values: readonly string[]): WebsiteListQuery | null {
  if (values.some((value) => !(value in FLAG_QUERY))) return null
  return Object.assign({}, ...values.map((value) => FLAG_QUERY[value]))
}
