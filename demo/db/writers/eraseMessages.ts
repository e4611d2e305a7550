import { type Kysely, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Database } from '../schema'
import type { MessagesTable } from '../tables/messages'

/** What a message says instead. */
type MessageText = Pick<Updateable<MessagesTable>, 'message' | 'line'>
type Ids = SelectQueryBuilder<Database, 'messages', { id: number }>

/** Says something else in the place of what the host wrote into logs, which has no versions. */
export async function rewordMessages(db: Kysely<Database>, ids: Ids, words: MessageText): Promise<void> {
  await db.updateTable('messages').set(words).where('id', 'in', ids).execute()
}

/** Leaves of messages when they were and of which kind, and who of the team wrote them: colleagues are nobody's customers. */
export async function eraseMessages(db: Kysely<Database>, ids: Ids, words: MessageText): Promise<void> {
  const ofTeam = (column: 'from_name' | 'from_email') =>
    sql<string | null>`case when from_user_id is null then null else ${sql.ref(column)} end`
  await db
    .updateTable('messages')
    .set({
      subject: '',
      subject_line: null,
      ...words,
      message_html: null,
      left_out: '[]',
      auth: null,
      from_name: ofTeam('from_name'),
      from_email: ofTeam('from_email'),
      to_name: null,
      to_email: null,
      cc: '[]',
      bcc: '[]',
      delivery_state: sql<MessagesTable['delivery_state']>`case when delivery_state = 'queued' then 'cancelled' else delivery_state end`,
      bounce_reason: null,
      mail_id: null,
      in_reply_to: null,
      source_hash: null,
      version: sql<number>`version + 1`,
    })
    .where('id', 'in', ids)
    .execute()
}
