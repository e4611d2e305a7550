import { add, type DataSet, type Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import { TODOS } from '../words/staff'

/** From long overdue to next month; null = some day. */
const DUE = [-11, 0, 3, -1, null, -6, -3, 0, 1, 14, -2, 2, 28]

/** Some to-dos of a website: the first ones done, the rest due at all sorts of times. */
export function addTodos(
  set: DataSet,
  { ago, day, random }: SeedContext,
  website: Row<'websites'>,
  staff: readonly Row<'users'>[],
  count: number,
): void {
  for (let position = 0; position < count; position++) {
    const number = set.todos.length
    const due = itemAt(DUE, number)
    const done = random.chance(position === 0 ? 0.7 : 0.35)
    const from = itemAt(staff, number)
    const to = number % 3 === 0 ? itemAt(staff, number / 3).id : (website.assigned_to ?? itemAt(staff, number + 1).id)
    const created = ago(random.next() * 12 + 1)
    add(set.todos, {
      partner_id: website.partner_id,
      website_id: website.id,
      description: itemAt(TODOS, number * 4),
      done,
      done_at: done ? ago(random.next()) : null,
      done_by: done ? to : null,
      from_user_id: from.id,
      to_user_id: number % 9 === 8 ? null : to,
      due_date: due === null ? null : day(due),
      position,
      indented: position === 2,
      // Care that comes back.
      repeats: number % 17 === 16 && !done ? 'month' : null,
      repeat_of: null,
      automated_status: position === 0 ? website.status : null,
      message_id: null,
      notify: true,
      version: 1,
      created_at: created,
      updated_at: created,
      deleted_at: null,
    })
  }
}
