import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { StaffMember, Todo } from '../../../../src/contract'
import { HandOver } from '../../../../widgets/overdue-todos/HandOver'
import en from '../../../../widgets/overdue-todos/messages/en.json'
import { takers } from '../../../../widgets/overdue-todos/takers'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

const member = (id: number, parts: object = {}) => v.parse(StaffMember, { id, name: `Person ${id}`, ...parts })
const STAFF = [
  member(1, { openTodos: 3 }),
  member(2, { openTodos: 1 }),
  member(3, { absentUntil: '2026-11-22' }),
  member(4, { pending: true }),
  member(5, { active: false }),
  member(6, { openTodos: 2, absentUntil: '2026-11-21' }),
]

test('those who are there today can take over, whoever has the least to do first', () => {
  expect(takers(STAFF, '2026-11-22').map(({ id }) => id)).toEqual([2, 6, 1])
})

test('what an absent colleague has to do is handed over from its row', async () => {
  const chosen: number[] = []
  const todo = v.parse(Todo, { id: 9, description: 'Call the baker' })
  renderIsland(<HandOver todo={todo} people={takers(STAFF, '2026-11-22')} onChoose={({ id }) => chosen.push(id)} />, { texts: en })
  await userEvent.click(screen.getByRole('button', { name: 'Hand over “Call the baker”' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Person 21 open to-do', 'Person 62 open to-dos', 'Person 13 open to-dos'])
  await userEvent.click(items[0] ?? document.body)
  expect(chosen).toEqual([2])
})
