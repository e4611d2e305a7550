import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import ContractTotal from '../../../../widgets/websites/board/ContractTotal'
import { LaneHead } from '../../../../widgets/websites/board/LaneHead'
import en from '../../../../widgets/websites/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'
import { person, website } from './website'

afterEach(stopIslands)

const lane = { key: '3', person: person(3, { name: 'Ada' }), cells: [], count: 6 }

function showLane(open: number, limit: number | null) {
  const limits: [string, number | null][] = []
  const head = (
    <LaneHead
      lane={lane}
      kind="assignee"
      open={open}
      limit={limit}
      isOpen
      onToggle={() => undefined}
      onLimit={(of, next) => limits.push([of, next])}
    />
  )
  renderIsland(head, { texts: en })
  return limits
}

test('the head of a person with more open websites than they should have says so', () => {
  showLane(6, 5)
  expect(screen.getByRole('button', { name: /Ada/ }).textContent).toContain('6 of 5')
})

test('at the limit, and without one, it says nothing', () => {
  showLane(5, 5)
  expect(screen.queryByText(/ of /)).toBeNull()
})

test('a limit of a person is set on the board, and taken away with 0', async () => {
  const limits = showLane(2, null)
  await userEvent.click(screen.getByRole('button', { name: 'Person’s limit' }))
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Person’s limit' }), '4')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(limits).toEqual([['3', 4]])
})

test('the totals have what the contracts of the shown websites bring in a month, by currency', async () => {
  const items = [
    { website: 1, amount: 1990, currency: 'EUR' },
    { website: 2, amount: 1010, currency: 'EUR' },
    { website: 3, amount: 500, currency: 'CHF' },
    { website: 9, amount: 99_900, currency: 'EUR' },
  ]
  const routes = { api_partner_contract_values: routesByName.get('api_partner_contract_values')?.path ?? '' }
  renderIsland(<ContractTotal view="overview" websites={[website(1), website(2), website(3)]} />, {
    texts: en,
    data: { routes },
    replies: [() => json({ items })],
  })
  expect((await screen.findByText(/a month/)).textContent).toBe('€30.00 and CHF 5.00 a month')
})
