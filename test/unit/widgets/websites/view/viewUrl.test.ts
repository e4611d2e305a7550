import type { WebsiteView } from '../../../../../src/model'
import { parseFilters } from '../../../../../widgets/websites/query/parseFilters'
import { viewOfRoute } from '../../../../../widgets/websites/view/viewOf'
import { defaultViewState, readViewState, viewStateUrl } from '../../../../../widgets/websites/view/viewUrl'

const read = (url: string, view: WebsiteView = 'overview') => readViewState(new URL(url).searchParams, view)

it('says in the address whatever differs from the usual, and reads it back', () => {
  const state = {
    ...defaultViewState('overview'),
    filters: parseFilters('status:creation due:<today "two words"'),
    sort: '-title',
    page: 3,
    limit: 25,
    mode: 'list' as const,
    lanes: 'assignee' as const,
  }
  const url = viewStateUrl('https://host.example/?other=1', 'overview', state)
  expect(new URL(url).searchParams.get('other')).toBe('1')
  expect(read(url)).toEqual(state)
})

it('says nothing about the usual', () => {
  const url = viewStateUrl('https://host.example/?q=x&page=4', 'overview', defaultViewState('overview'))
  expect(url).toBe('https://host.example/')
})

it.each(['?page=-1', '?page=1e9x', '?limit=7', '?sort=evil', '?mode=cards', '?lanes=x', '?page=Infinity'])(
  'takes %s for the usual',
  (query) => {
    expect(read(`https://host.example/${query}`)).toEqual(defaultViewState('overview'))
  },
)

it('has a board for those views only that have columns', () => {
  expect(read('https://host.example/?mode=kanban', 'all-websites').mode).toBe('list')
  expect(read('https://host.example/?mode=list', 'leads').mode).toBe('list')
})

it('knows the view of a route, and the overview for any other', () => {
  expect(viewOfRoute('partner_websites_leads')).toBe('leads')
  expect(viewOfRoute('partner_nowhere')).toBe('overview')
  expect(viewOfRoute(null)).toBe('overview')
})

it('has the ways of looking that belong to the view', () => {
  expect(read('https://host.example/?mode=gallery', 'all-websites').mode).toBe('gallery')
  expect(read('https://host.example/?mode=gallery').mode).toBe('kanban')
  expect(read('https://host.example/?mode=calendar', 'all-websites').mode).toBe('list')
  expect(read('https://host.example/?mode=compact', 'reengage').mode).toBe('compact')
  expect(read('https://host.example/?mode=compact', 'assign').mode).toBe('list')
})
