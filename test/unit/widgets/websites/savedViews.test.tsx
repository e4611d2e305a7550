import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SavedView } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { useAppSelector, selectFilters } from '../../../../src/store'
import { useSelection } from '../../../../widgets/websites/selection/useSelection'
import en from '../../../../widgets/websites/messages/en.json'
import { SavedViews } from '../../../../widgets/websites/saved/SavedViews'
import { useIsFresh } from '../../../../widgets/websites/view/useIsFresh'
import { useViewState } from '../../../../widgets/websites/view/useViewState'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

const names = ['api_partner_views', 'api_partner_view_update']
const routes = Object.fromEntries(names.map((name) => [name, routesByName.get(name)?.path ?? '']))
afterEach(stopIslands)

const SORTS = ['title', '-created', 'created', 'domain']

const saved = (id: number, parts: Partial<SavedView> = {}): SavedView => ({
  id,
  view: 'all-websites',
  name: `View ${id}`,
  icon: null,
  scope: 'private',
  query: `q=status%3Adone&sort=${SORTS[id]}`,
  columns: null,
  editable: true,
  isDefault: false,
  defaultRoles: [],
  ...parts,
})

function Views() {
  const isFresh = useIsFresh('all-websites')
  const [state, onChange] = useViewState('all-websites')
  const selection = useSelection(null, () => undefined)
  const { columns } = useAppSelector((root) => selectFilters(root, 'all-websites'))
  return (
    <>
      <SavedViews view="all-websites" state={state} selection={selection} isFresh={isFresh} onChange={onChange} />
      <output>{JSON.stringify({ sort: state.sort, columns })}</output>
      <button type="button" onClick={() => onChange({ sort: 'due_date' })}>
        by date
      </button>
    </>
  )
}

function show(items: readonly SavedView[], { at = '/websites', roles = ['partner_design'], isViewOnly = false } = {}) {
  const changes: unknown[] = []
  const reply = ({ init }: { init: RequestInit }) => {
    if (init.method !== 'PUT') return json({ items })
    const change = JSON.parse(String(init.body))
    changes.push(change)
    return json({ ...items[0], ...change })
  }
  const user = { id: 7, name: 'Ada', roles }
  renderIsland(<Views />, { texts: en, data: { routes, user, isViewOnly }, at, replies: [reply] })
  return changes
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '{}')
const links = () => screen.findAllByRole('link')

test('somebody begins with the view of their choice, with its columns', async () => {
  show([saved(1, { defaultRoles: ['design'], scope: 'team' }), saved(2, { isDefault: true, columns: ['title:200', 'tags'] })])
  await waitFor(() => expect(shown()).toEqual({ sort: 'created', columns: ['title:200', 'tags'] }))
  expect(screen.getByRole('link', { name: 'View 2' })).toHaveAttribute('aria-current', 'true')
})

test('who chose none begins with that of their first role', async () => {
  show([saved(1, { defaultRoles: ['sales'], scope: 'team' }), saved(3, { defaultRoles: ['design'], scope: 'team' })], {
    roles: ['partner_sales', 'partner_design'],
  })
  await waitFor(() => expect(shown().sort).toBe('domain'))
})

test('an address that says how the view looks is not overruled', async () => {
  show([saved(2, { isDefault: true })], { at: '/websites?sort=title' })
  await links()
  expect(shown()).toMatchObject({ sort: 'title' })
})

test('what was opened and changed can be kept in its view', async () => {
  const changes = show([saved(1)])
  await userEvent.click(await screen.findByRole('link', { name: 'View 1' }))
  expect(screen.queryByRole('button', { name: /Update/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'by date' }))
  await userEvent.click(screen.getByRole('button', { name: 'Update “View 1”' }))
  await waitFor(() => expect(changes).toEqual([{ query: expect.stringContaining('sort=due_date'), columns: null }]))
})

test('a view of the team that one may not change can still be begun with', async () => {
  const changes = show([saved(1, { scope: 'team', editable: false })])
  await userEvent.click(await screen.findByRole('link', { name: /View 1/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Actions for view View 1' }))
  const menu = screen.getByRole('menu')
  expect(within(menu).queryByRole('menuitem')).toBeNull()
  await act(() => userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Start with this view' })))
  await waitFor(() => expect(changes).toEqual([{ isDefault: true }]))
})

test('whoever only looks keeps no view and changes none', async () => {
  const changes = show([saved(2, { isDefault: true })], { isViewOnly: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for view View 2' }))
  const items = [...screen.getAllByRole('menuitem'), ...screen.getAllByRole('menuitemradio')]
  for (const item of items) expect(item).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('menuitem', { name: /^Delete/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'by date' }))
  for (const save of screen.getAllByRole('button', { name: /^(Save view|Update)/ })) expect(save).toBeDisabled()
  expect(changes).toEqual([])
})
