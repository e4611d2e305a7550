import * as v from 'valibot'
import { Todo } from '../../../../src/contract'
import { groupTodos } from '../../../../widgets/overdue-todos/groups'

const todo = (id: number, dueDate: string | null) => v.parse(Todo, { id, description: `To-do ${id}`, dueDate })

it('groups by how long the day has passed, oldest first, and leaves out what is not due', () => {
  const todos = [
    todo(1, '2026-05-09'),
    todo(2, '2026-05-10'),
    todo(3, '2026-05-03'),
    todo(4, '2026-05-02'),
    todo(5, null),
    todo(6, '2026-05-11'),
  ]
  expect(groupTodos(todos, '2026-05-10').map(({ group, todos: ofGroup }) => [group, ofGroup.map(({ id }) => id)])).toEqual([
    ['older', [4]],
    ['week', [3]],
    ['yesterday', [1]],
    ['today', [2]],
  ])
})
