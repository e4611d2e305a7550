import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../schema'
import type { MessagesTable } from '../tables/messages'

type Row = Insertable<MessagesTable>
/** Without a word about them a message is sent to nobody else, and dates from when it was written down. */
export type NewMessage = Omit<Row, 'cc' | 'bcc' | 'date'> & Partial<Pick<Row, 'cc' | 'bcc' | 'date'>>

/** Adds messages to the logs of websites, and answers their ids in the same order. */
export async function addMessages(db: Kysely<Database>, messages: readonly NewMessage[]): Promise<number[]> {
  if (messages.length === 0) return []
  const rows = messages.map((message) => ({ cc: '[]', bcc: '[]', date: message.created_at, ...message }))
  const added = await db.insertInto('messages').values(rows).returning('id').execute()
  return added.map(({ id }) => id)
}

export async function addMessage(db: Kysely<Database>, message: NewMessage): Promise<number> {
  const [id] = await addMessages(db, [message])
  if (id === undefined) throw new Error('The database added no message')
  return id
}
