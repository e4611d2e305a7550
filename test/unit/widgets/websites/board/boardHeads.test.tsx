import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../../src/contract/table'
import { ContractTotal } from '../../../../../widgets/websites/board/ContractTotal'
import type { Limit } from '../../../../../src/model'
import { LaneHead } from '../../../../../widgets/websites/board/LaneHead'
import { LimitButton } from '../../../../../widgets/websites/board/LimitButton'
import en from '../../../../../widgets/websites/messages/en.json'
import { json } from '../../../http/support'
import { USER } from '../../../store/support'
import { renderIsland, stopIslands } from '../../renderIsland'
import { person, website } from '../website'

afterEach(stopIslands)

const lane = { key: '3', person: person(3, { name: 'Ada' }), cells: [], count: 6 }

const showLane = (open: number, limit: Limit | null) =>
  renderIsland(<LaneHead lane={lane} kind="assignee" open={open} limit={limit} isOpen onToggle={() => undefined} />, { texts: en })

test('the head of a person with more open websites than they should have says so', () => {
  showLane(6, { limit: 5, hard: false })
  expect(screen.getByRole('button', { name: /Ada/ }).textContent).toContain('6 of 5')
})

test('at the limit, and without one, it says nothing', () => {
  showLane(5, { limit: 5, hard: false })
  expect(screen.queryByText(/ of /)).toBeNull()
})

test('where no more are taken, it says so at the limit', () => {
  showLane(5, { limit: 5, hard: true })
  expect(screen.getByRole('button', { name: /Ada/ }).textContent).toContain('5 of 5')
})

test('who may not manage the workflow sees limits and sets none', () => {
  showLane(6, { limit: 5, hard: false })
  expect(screen.queryByRole('button', { name: 'Limit per person' })).toBeNull()
})

test('the limit of a column is set for the team, told why it cannot be, and taken away by emptying it', async () => {
  const user = userEvent.setup()
  const names = ['api_partner_account_save', 'api_partner_limits']
  const refusal = { errors: [{ name: 'statusLimits.creation', message: 'From 1 to 9,999' }] }
  const limits = { statuses: { creation: { limit: 9, hard: true, count: 2 } }, person: null, open: {} }
  const { calls } = renderIsland(<LimitButton of="creation" limit={null} placement="bottom-end" />, {
    texts: en,
    data: {
      routes: Object.fromEntries(names.map((name) => [name, routesByName.get(name)?.path ?? ''])),
      user: { ...USER, roles: ['manager'] },
    },
    replies: [() => json(refusal, { status: 422 }), () => json({}), () => json(limits), () => json({})],
  })
  const sent = () => calls.flatMap(({ init }) => (typeof init.body === 'string' ? [JSON.parse(init.body) as unknown] : []))
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Column limit' }))
    return screen.findByRole('spinbutton', { name: 'Column limit' })
  }
  const apply = () => user.click(screen.getByRole('button', { name: 'Apply' }))
  const isClosed = () => waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull())

  const number = await open()
  const hard = screen.getByRole('checkbox', { name: 'Refuse moves beyond it' })
  expect(hard).toBeDisabled()
  await user.type(number, '99999')
  await apply()
  expect(await screen.findByText('From 1 to 9,999')).toBeInTheDocument()
  await user.clear(number)
  await user.type(number, '9')
  await user.click(hard)
  await apply()
  await isClosed()
  await open()
  await apply()
  await isClosed()
  expect(sent()).toEqual([
    { statusLimits: { creation: 99_999 }, hardLimits: { creation: false } },
    { statusLimits: { creation: 9 }, hardLimits: { creation: true } },
    { statusLimits: { creation: null }, hardLimits: { creation: false } },
  ])
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
