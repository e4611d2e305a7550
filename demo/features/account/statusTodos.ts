import type { Kysely } from 'kysely'
import type { StatusTodoDraft } from '../../../src/contract'
import type { Database } from '../../db'
import { staffOf } from '../../db/queries/people/users'
import type { FieldError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import type { AccountChange } from './AccountChange'

type Todos = AccountChange['todosForStatusMap']

/** To-dos as they are kept: without empty lines, as a text alone where there is no more to say. */
export const storedTodos = (map: Todos = {}): Record<string, StatusTodoDraft[]> =>
  Object.fromEntries(
    Object.entries(map).map(([status, todos]) => [
      status,
      todos.flatMap(({ description, to, days }): StatusTodoDraft[] => {
        const text = description.trim()
        if (!text) return []
        return [to === null && days === null ? text : { description: text, to, days }]
      }),
    ]),
  )

/** To-dos for people who do not work here. */
export async function strangersIn(db: Kysely<Database>, partnerId: number, map: Todos = {}, t: Translate): Promise<FieldError[]> {
  const colleagues = new Set((await staffOf(db, partnerId)).map(({ id }) => id))
  return Object.entries(map).flatMap(([status, todos]) =>
    todos.some(({ to }) => to !== null && !colleagues.has(to)) ? [{ name: `todosForStatusMap.${status}`, message: t('field.person') }] : [],
  )
}
