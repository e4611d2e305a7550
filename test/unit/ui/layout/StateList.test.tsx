import { screen } from '@testing-library/react'
import { EmptyState, StateList, useStateFilter } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

interface Person {
  id: number
  name: string
}

const refetch = jest.fn()

function People({ items, error }: { items: readonly Person[]; error?: unknown }) {
  const filter = useStateFilter('name')
  return (
    <StateList
      filter={filter}
      searchLabel="Search people"
      stateLabel="State"
      states={[{ value: 'active', label: 'Active' }]}
      caption="People"
      columns={[{ key: 'name', header: 'Name', cell: ({ name }: Person) => name }]}
      answer={{ data: { items, pagination: { pages: 2 } }, error, isFetching: false, refetch }}
      empty={<EmptyState title="Nobody yet" />}
    />
  )
}

it('another filter begins at the first page', async () => {
  const { user } = renderUi(<People items={[{ id: 1, name: 'Ada' }]} />)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Page 2 of 2')).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Active')

  expect(screen.getByText('Page 1 of 2')).toBeVisible()
})

it('without rows says why: there are none, none match, or they did not come', async () => {
  const { user, rerender } = renderUi(<People items={[]} />)
  expect(screen.getByText('Nobody yet')).toBeVisible()

  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'x')
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible()

  rerender(<People items={[]} error={{ status: 500 }} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
