import type { Kysely } from 'kysely'
import type { Database } from '../../db'

// Where, beside the customer data themselves, it says something about the customer of a website.

/** Messages that customer and team exchanged. What the team wrote for itself is the team's. */
const EXCHANGED = ['message_from', 'message_to', 'call'] as const

export const exchangedMessages = (db: Kysely<Database>, websiteId: number) =>
  db.selectFrom('messages').where('website_id', '=', websiteId).where('category', 'in', EXCHANGED)

/** What the customer remarked on previews, which the team has among its to-dos. */
export const customerRemarks = (db: Kysely<Database>, websiteId: number) =>
  db.selectFrom('todos').innerJoin('remarks', 'remarks.todo_id', 'todos.id').where('todos.website_id', '=', websiteId)

/** Messages that keep what the customer data were. */
export const changeMessages = (db: Kysely<Database>, websiteId: number) =>
  db
    .selectFrom('messages')
    .where('website_id', '=', websiteId)
    .where('category', '=', 'data_changed')
    .where((eb) => eb.or([eb('label', 'like', 'customer.%'), eb('label', 'like', 'contact.%')]))

/** Files of those messages and of the customer area, without those that have become part of the website's media. */
export const exchangedFiles = (db: Kysely<Database>, websiteId: number) =>
  db
    .selectFrom('files')
    .leftJoin('library_files', 'library_files.file_id', 'files.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('library_files.website_id', '=', websiteId), eb('library_files.library', '=', 'portal')]),
        eb.and([
          eb('library_files.file_id', 'is', null),
          eb('files.message_id', 'in', exchangedMessages(db, websiteId).select('messages.id')),
        ]),
      ]),
    )
