import { parseFilters } from '../../../../widgets/websites/filters/parseFilters'
import { belongsTo, viewOfRoute, type WEBSITE_VIEWS } from '../../../../widgets/websites/view/viewOf'
import { defaultViewState, readViewState, viewStateUrl } from '../../../../widgets/websites/view/viewUrl'
import { website } from './website'

const read = (url: string, view: (typeof WEBSITE_VIEWS)[number] = 'overview') => readViewState(new URL(url).searchParams, view)

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

it.each([
  ['overdue-websites', { status: 'done', due_date: '2026-01-01' }, false],
  ['overdue-websites', { due_date: '2026-01-01' }, true],
  ['assign', { status: 'preparation_done', assigned_to: { id: 4 } }, false],
  ['assign', { status: 'preparation_done' }, true],
  ['leads', { status: 'preparation' }, false],
  ['overview', { status: 'redesign' }, false],
  ['all-websites', { status: 'redesign' }, true],
] as const)('%s: %j belongs: %s', (view, parts, belongs) => {
  expect(belongsTo(view, website(1, parts), { today: '2026-05-10', activeStatuses: ['creation', 'done'] })).toBe(belongs)
})

it('has the ways of looking that belong to the view', () => {
  expect(read('https://host.example/?mode=gallery', 'all-websites').mode).toBe('gallery')
  expect(read('https://host.example/?mode=gallery').mode).toBe('kanban')
  expect(read('https://host.example/?mode=calendar', 'all-websites').mode).toBe('list')
  expect(read('https://host.example/?mode=compact', 'reengage').mode).toBe('compact')
  expect(read('https://host.example/?mode=compact', 'assign').mode).toBe('list')
})
