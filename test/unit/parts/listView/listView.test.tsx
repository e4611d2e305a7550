import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useListView } from '../../../../src/parts/listView'
import { EmptyState, StateList } from '../../../../src/ui'
import { go, renderIsland, stopIslands } from '../../widgets/renderIsland'

interface Person {
  id: number
  name: string
}

const refetch = jest.fn()
const ADA = { id: 1, name: 'Ada' }

afterEach(stopIslands)

function People({ items, error }: { items: readonly Person[]; error?: unknown }) {
  return (
    <StateList
      filter={useListView(['name'], 'name')}
      searchLabel="Search people"
      stateLabel="State"
      states={[{ value: 'active', label: 'Active' }]}
      caption="People"
      columns={[{ key: 'name', header: 'Name', sortable: true, cell: ({ name }: Person) => name }]}
      answer={{ data: { items, pagination: { pages: 2 } }, error, isFetching: false, refetch }}
      empty={<EmptyState title="Nobody yet" />}
    />
  )
}

it('another filter begins at the first page', async () => {
  renderIsland(<People items={[ADA]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Page 2 of 2')).toBeVisible()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Active')

  expect(screen.getByText('Page 1 of 2')).toBeVisible()
})

it('the address says what is looked at, and shows it', async () => {
  const { store } = renderIsland(<People items={[ADA]} />, { at: '/users?q=ad&state=active&page=2' })
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('ad')
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('active')
  expect(screen.getByText('Page 2 of 2')).toBeVisible()

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'a')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(location.search).toBe('?q=ada&state=active&sort=-name')

  go(store, '/users')
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('')
})

it('what the address says wrongly is as usual', () => {
  renderIsland(<People items={[ADA]} />, { at: '/users?sort=-shoe&page=1.5' })
  expect(screen.getByText('Page 1 of 2')).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
})

it.each([
  ['there are none', <People key="" items={[]} />, '/', 'Nobody yet'],
  ['none match', <People key="" items={[]} />, '/?q=x', 'No matches'],
])('without rows says that %s', (_, people, at, text) => {
  renderIsland(people, { at })
  expect(screen.getByText(text)).toBeVisible()
})

it('without rows says that they did not come, and asks again', async () => {
  renderIsland(<People items={[]} error={{ status: 500 }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
