import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Website } from '../../../../../src/contract'
import { routesByName } from '../../../../../src/contract/table'
import { WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import type { FilterSet } from '../../../../../widgets/websites/query/Filter'
import FilterSidebar from '../../../../../widgets/websites/filters/FilterSidebar'
import { formatFilters, parseFilters } from '../../../../../widgets/websites/query/parseFilters'
import change from '../../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../../widgets/websites/messages/en.json'
import { defaultViewState } from '../../../../../widgets/websites/view/viewUrl'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../renderIsland'
import { website } from '../website'

const routes = Object.fromEntries(['api_partner_websites', 'api_partner_tags'].map((name) => [name, routesByName.get(name)?.path ?? '']))
const config = { websiteStatuses: ['preparation', 'creation', 'change', 'done'] }
afterEach(stopIslands)

const ITEMS = [
  website(1, { status: 'creation', language: 'de', country: 'AT', domains: ['one.example'], problems: ['ssl'] }),
  website(2, { status: 'creation', language: 'fr' }),
  website(3, { status: 'done', language: 'de', domains: ['three.example'] }),
]

function show(typed: string, { items = ITEMS, total = items.length }: { items?: readonly Website[]; total?: number } = {}) {
  const changes: FilterSet[] = []
  const asked: URLSearchParams[] = []
  const reply = ({ url }: { url: string }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    if (!pathname.endsWith('/websites')) return json({ items: [] })
    asked.push(searchParams)
    return json({ items, pagination: { page: 1, pages: 1, count: items.length, limit: 2_000, total }, filters: {} })
  }
  const state = { ...defaultViewState('all-websites'), filters: parseFilters(typed) }
  const user = { id: 7, name: 'Ada', roles: ['partner_manager'] }
  renderIsland(
    <WebsiteChangesProvider>
      <FilterSidebar view="all-websites" state={state} onChange={(filters) => changes.push(filters)} onClose={() => undefined} />
    </WebsiteChangesProvider>,
    { texts: { ...en, ...change }, data: { routes, user, config }, replies: [reply] },
  )
  return { changes, asked }
}

const group = (name: string) => screen.queryByRole('group', { name })
const optionsOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)

test('conditions are offered with the number of websites they would leave, and those that leave none are not', async () => {
  show('')
  await waitFor(() => expect(optionsOf('Status')).toEqual(['Creation (2)', 'Done (1)']))
  expect(optionsOf('Language')).toEqual(['Deutsch (2)', 'Français (1)'])
  expect(optionsOf('Country')).toEqual(['Austria (1)'])
  expect(optionsOf('Domains')).toEqual(['with a domain (2)', 'without a domain (1)'])
  expect(optionsOf('Problems')).toEqual(['no SSL certificate (1)'])
  expect(optionsOf('Designed by')).toEqual(['Nobody (3)'])
})

test('a number counts what the other conditions leave; values of the same condition are alternatives', async () => {
  const { changes } = show('status:creation')
  await waitFor(() => expect(optionsOf('Language')).toEqual(['Deutsch (1)', 'Français (1)']))
  expect(optionsOf('Status')).toEqual(['Creation (2)', 'Done (1)'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deutsch (1)' }))
  expect(changes.map(formatFilters)).toEqual(['status:creation language:de'])
})

test('what is chosen stays to be taken away, though it finds nothing', async () => {
  show('problem:dns status:done')
  await waitFor(() => expect(optionsOf('Problems')).toEqual(['DNS points elsewhere (0)']))
})

test('words are searched by the server, which finds more of them', async () => {
  const { asked } = show('bakery')
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('bakery'))
})

test('where there are more websites than were counted nothing is left out, and no number is said', async () => {
  show('', { total: 5_000 })
  await screen.findByText(/^More than 3 websites/)
  expect(optionsOf('Status')?.slice(0, 2)).not.toContain('Creation (2)')
  expect(optionsOf('Problems')).toEqual(['DNS points elsewhere', 'no SSL certificate'])
  expect(group('Publication')).not.toBeNull()
})
