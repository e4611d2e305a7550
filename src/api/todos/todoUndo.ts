import { partner_website_todo_edit, partner_website_todo_toggle, partner_website_todos, type Todo, type UndoItem } from '../../contract'
import { keysOf, recordOf } from '../../model'
import { PAGE_LIMIT } from '../call/allPages'
import { plainValue } from '../call/plainValue'

type Changed = Partial<Pick<Todo, 'done' | 'dueDate' | 'to' | 'description' | 'repeats' | 'indented'>>

/** A to-do as it was, as far as it has changed. */
type ChangedTodo = Pick<Todo, 'id' | 'website'> & Changed

/** What takes a change of to-dos back, as data; `before` is how they were. */
export function todoUndo(before: readonly ChangedTodo[], change: Changed): UndoItem[] {
  return before.flatMap((todo) => {
    const { id, website } = todo
    if (!website) return []
    const ofWebsite = { website: website.id }
    const params = { ...ofWebsite, todo: id }
    const look = { route: partner_website_todos.name, params: ofWebsite, query: { scope: 'all', limit: PAGE_LIMIT }, id }
    const fields = keysOf(change)
    const was = recordOf(fields, (field) => plainValue(change[field]))
    const body = recordOf(fields, (field) => plainValue(todo[field]))
    const call =
      'done' in change
        ? { route: partner_website_todo_toggle.name, params }
        : { route: partner_website_todo_edit.name, params, body, version: 'body' as const }
    return [{ look, was, calls: [call] }]
  })
}
