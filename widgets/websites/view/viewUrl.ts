import { isId, LIST_PAGE_LIMIT, PAGE_LIMIT_CHOICES, pageIn, WEBSITE_SORTS, type WebsiteView } from '../../../src/model'
import { NO_FILTERS } from '../query/Filter'
import { formatFilters, parseFilters } from '../query/parseFilters'
import { ALL_ROWS, LANES, type ViewState } from './ViewState'
import { defaultSort, hasBoard, modesOf } from './viewOf'

const BOARD_SORTS = ['rank', 'status_age'] as const
const SORTS: readonly string[] = [...WEBSITE_SORTS, ...BOARD_SORTS]
/** How the view is set up, and where one is in it. */
const SETUP = ['q', 'sort', 'page', 'limit', 'mode', 'lanes'] as const
const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/
const NAMES = [...SETUP, 'month', 'at', 'open'] as const

export const defaultViewState = (view: WebsiteView): ViewState => ({
  filters: NO_FILTERS,
  sort: defaultSort(view),
  page: 1,
  limit: LIST_PAGE_LIMIT,
  mode: hasBoard(view) ? 'kanban' : 'list',
  lanes: 'none',
  month: null,
  at: null,
  open: null,
})

/** Whether an address says anything about how the view is set up. */
export const tellsView = (query: URLSearchParams): boolean => SETUP.some((name) => query.has(name))

/** Reads what an address says; what it does not say, or says wrongly, is as usual. */
export function readViewState(query: URLSearchParams, view: WebsiteView): ViewState {
  const usual = defaultViewState(view)
  const sort = query.get('sort') ?? ''
  const limit = Number(query.get('limit'))
  return {
    filters: parseFilters(query.get('q') ?? ''),
    sort: SORTS.includes(sort.replace(/^-/, '')) ? sort : usual.sort,
    page: pageIn(query),
    limit: query.get('limit') === String(ALL_ROWS) ? ALL_ROWS : (PAGE_LIMIT_CHOICES.find((choice) => choice === limit) ?? usual.limit),
    mode: modesOf(view).find((mode) => mode === query.get('mode')) ?? usual.mode,
    lanes: LANES.find((lanes) => lanes === query.get('lanes')) ?? usual.lanes,
    ...readPlace(query),
  }
}

/** Where in a view an address leads. */
export function readPlace(query: URLSearchParams): Pick<ViewState, 'month' | 'at' | 'open'> {
  const month = query.get('month')
  return { month: month && MONTH.test(month) ? month : null, at: idIn(query, 'at'), open: idIn(query, 'open') }
}

function idIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? ''
  return isId(value) ? Number(value) : null
}

/** The address of a view in a state: only what differs from the usual is said. */
export function viewStateUrl(href: string, view: WebsiteView, state: ViewState): string {
  const usual = defaultViewState(view)
  const url = new URL(href)
  const { filters, ...plain } = state
  const values = { ...plain, q: formatFilters(filters) }
  const usualValues = { ...usual, q: '' }
  for (const name of NAMES) {
    if (values[name] === usualValues[name]) url.searchParams.delete(name)
    else url.searchParams.set(name, String(values[name]))
  }
  return url.href
}
