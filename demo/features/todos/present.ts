import type { partner_website_todo_create, WrittenAnswer } from '../../../src/contract/server'
import type { TodoRow } from '../../db/queries/websites/todos'
import { instant, type ReadRow } from '../../kernel/instant'
import { thumbnailUrl } from '../../kernel/userOf'
import type { PersonOf } from '../../kernel/userOf'

/** A to-do as the contract shows it. */
export const presentTodo = (row: ReadRow<TodoRow>, person: PersonOf): WrittenAnswer<typeof partner_website_todo_create> => ({
  id: row.id,
  website: {
    id: row.website_id,
    title: row.website_title,
    // The database holds only statuses of the model (a check of the table).
    status: row.website_status,
    image: thumbnailUrl(row.image_file_id),
    assigned_to: person(row.assigned_to),
  },
  description: row.description,
  done: row.done,
  doneAt: instant(row.done_at),
  doneBy: person(row.done_by),
  from: person(row.from_user_id),
  to: person(row.to_user_id),
  dueDate: row.due_date,
  position: row.position,
  indented: row.indented,
  repeats: row.repeats,
  automatedStatus: row.automated_status,
  messageId: row.message_id,
  notify: row.notify,
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
  version: row.version,
})
