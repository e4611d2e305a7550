import * as v from 'valibot'
import { Todo } from '../../../../src/contract'
import { withStruck } from '../../../../widgets/overdue-todos/withStruck'

const todo = (id: number) => v.parse(Todo, { id, description: `To-do ${id}` })
const idsOf = (rows: readonly Todo[]) => rows.map(({ id }) => id)

test('what was just done stays in its place while the list goes on without it', () => {
  const struck = [
    { todo: todo(1), following: [2, 3, 4] },
    { todo: todo(3), following: [4] },
    { todo: todo(4), following: [] },
  ]
  expect(idsOf(withStruck([2].map(todo), struck))).toEqual([1, 2, 3, 4])
})

test('nothing is listed twice while the list still has what was done', () => {
  expect(idsOf(withStruck([1, 2].map(todo), [{ todo: todo(1), following: [2] }]))).toEqual([1, 2])
})
