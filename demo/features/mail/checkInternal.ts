import type { Kysely } from 'kysely'
import type { OutgoingEmail } from '../../../src/contract'
import type { Database } from '../../db'
import { staffOf } from '../../db/queries/people/users'
import type { MailAddress } from '../../db/tables/messages'
import type { Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'

/** What was said with the customer; everything else in the log is for the team alone. */
const SAID = ['message_from', 'message_to'] as const

interface Checked {
  email: OutgoingEmail
  recipients: readonly MailAddress[]
  t: Translate
}

/** Words and files of internal messages leave for nobody outside the team (TK-06). */
export async function checkInternal(db: Kysely<Database>, viewer: Viewer, { email, recipients, t }: Checked): Promise<void> {
  const quoted = email.quote && email.inReplyTo !== undefined ? await internalMessage(db, viewer, Number(email.inReplyTo)) : undefined
  const file = await internalFile(db, viewer, (email.attachments ?? []).map(Number))
  if (!quoted && !file) return
  const team = new Set((await staffOf(db, viewer.partner_id)).map((person) => person.email.toLowerCase()))
  if (recipients.every((recipient) => team.has(recipient.email.toLowerCase()))) return
  throw new HttpError(422, 'refusal.fields', {
    errors: [
      ...(quoted ? [{ name: 'quote', message: t('refusal.internalQuote') }] : []),
      ...(file ? [{ name: 'attachments', message: t('refusal.internalFile', { name: file.name }) }] : []),
    ],
  })
}

const internalMessage = (db: Kysely<Database>, viewer: Viewer, id: number) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('partner_id', '=', viewer.partner_id)
    .where('id', '=', id)
    .where('category', 'not in', SAID)
    .executeTakeFirst()

async function internalFile(db: Kysely<Database>, viewer: Viewer, ids: readonly number[]) {
  if (ids.length === 0) return undefined
  return db
    .selectFrom('files')
    .innerJoin('messages', 'messages.id', 'files.message_id')
    .where('files.partner_id', '=', viewer.partner_id)
    .where('files.id', 'in', ids)
    .where('messages.category', 'not in', SAID)
    .select('files.name')
    .executeTakeFirst()
}
