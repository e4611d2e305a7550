import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { chosenColumns } from '../../../../../widgets/websites/list/chosenColumns'
import ColumnPanel from '../../../../../widgets/websites/list/ColumnPanel'
import en from '../../../../../widgets/websites/messages/en.json'
import { renderIsland, stopIslands } from '../../renderIsland'

afterEach(stopIslands)

function Panel() {
  const [kept, keep] = useState<readonly string[] | null>(null)
  return (
    <Suspense>
      <ColumnPanel view="all-websites" columns={chosenColumns(kept, 'all-websites')} onChange={keep} />
      <output>{JSON.stringify(kept)}</output>
    </Suspense>
  )
}

async function show() {
  // Its texts come by themselves.
  await act(async () => void renderIsland(<Panel />, { texts: en }))
}

const kept = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const order = () =>
  within(screen.getByRole('list'))
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)

test('columns are moved, taken away and added by keyboard as by mouse', async () => {
  await show()
  expect(order()).toEqual(['Website', 'Status', 'In status', 'Due date', 'Assigned to'])
  const up = screen.getByRole('button', { name: 'Move Due date forward' })
  up.focus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['Website', 'Status', 'Due date', 'In status', 'Assigned to'])
  expect(up).toHaveFocus()
  await userEvent.click(screen.getByRole('checkbox', { name: 'In status' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tags' }))
  expect(kept()).toEqual(['title', 'status', 'due_date', 'assigned_to', 'tags'])
  await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }))
  expect(kept()).toBeNull()
})

test('the title stays where it is, and nothing passes it', async () => {
  await show()
  expect(screen.getByRole('checkbox', { name: 'Website' })).toBeDisabled()
  const up = screen.getByRole('button', { name: 'Move Status forward' })
  expect(up).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(up)
  expect(kept()).toBeNull()
})

test('a column is made wider without a mouse', async () => {
  await show()
  const slider = screen.getByRole('slider', { name: 'Width of Status' })
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['80', '640'])
  fireEvent.change(slider, { target: { value: '240' } })
  expect(kept()).toEqual(['title', 'status:240', 'status_date', 'due_date', 'assigned_to'])
})
