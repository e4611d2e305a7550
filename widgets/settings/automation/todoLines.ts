import * as v from 'valibot'
import { StatusTodo, type StatusTodoDraft } from '../../../src/contract'

/** To-dos of a status as one field of the form. */
export const packTodos = (todos: readonly StatusTodo[]): string => JSON.stringify(todos)

export const unpackTodos = (field: unknown): StatusTodo[] => v.parse(v.array(StatusTodo), JSON.parse(String(field)))

export const linesOf = (todos: readonly StatusTodo[]): string => todos.map(({ description }) => description).join('\n')

/** The to-dos after their lines were edited: a line that was there keeps who does it and when, and so does one that was only reworded. */
export function withLines(todos: readonly StatusTodo[], text: string): StatusTodo[] {
  if (text === '') return []
  const lines = text.split('\n')
  return lines.map((description, nth) => {
    const same = todos.find((todo) => todo.description === description)
    const reworded = lines.length === todos.length ? todos[nth] : undefined
    const { to = null, days = null } = same ?? reworded ?? {}
    return { description, to, days }
  })
}

/** As servers that know texts alone can read it, wherever there is no more to say. */
export const toDraft = ({ description, to, days }: StatusTodo): StatusTodoDraft =>
  to === null && days === null ? description : { description, to, days }
