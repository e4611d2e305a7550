import type { Kysely } from 'kysely'
import type { MessageDraft, OutgoingEmail } from '../../../src/contract'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import { htmlOfText } from '../../outbox/mail/htmlOfText'
import { queueMessage } from '../../outbox/mail/queueMessage'
import { undoMsOf } from '../../outbox/mail/undoMsOf'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'

interface Reply {
  draft: MessageDraft
  messageId: number
  /** The customer. */
  to: string
  files: number[]
}

/** Puts what is written to the customer into the outbox, where it waits as long as the team may take mails back. */
export async function queueReply(services: Services, db: Kysely<Database>, viewer: Viewer, { draft, messageId, to, files }: Reply) {
  const { message, subject = '', inReplyTo } = draft
  await queueMessage(services, db, {
    messageId,
    text: message,
    html: null,
    fileIds: files,
    sendAt: new Date(services.clock.now().getTime() + undoMsOf(viewer)),
    draft: { to: [to], subject, html: htmlOfText(message), text: message, ...(inReplyTo === undefined ? {} : { inReplyTo }) },
    ...(draft.key ? { key: requestKey(viewer, draft.key) } : {}),
  })
}

/** The message that the same draft became before, for whoever did not hear of it. Refuses anything else under its key: it would be lost. */
export async function sentBefore(db: Kysely<Database>, viewer: Viewer, websiteId: number, draft: MessageDraft): Promise<number | null> {
  if (!draft.key) return null
  const mail = await ofPartner(db, viewer.partner_id, 'outgoing_mails')
    .select(['message_id', 'draft', 'file_ids', 'state'])
    .where('website_id', '=', websiteId)
    .where('request_key', '=', requestKey(viewer, draft.key))
    .executeTakeFirst()
  if (!mail) return null
  if (mail.state === 'cancelled' || !mail.draft || !isSame(draft, mail.draft, mail.file_ids)) throw new HttpError(422, 'refusal.sentBefore')
  return mail.message_id
}

const isSame = ({ message, subject = '', inReplyTo, files = [] }: MessageDraft, sent: OutgoingEmail, fileIds: readonly number[]): boolean =>
  message === sent.text &&
  subject === sent.subject &&
  Number(inReplyTo ?? 0) === Number(sent.inReplyTo ?? 0) &&
  new Set([...files.map(Number), ...fileIds]).size === fileIds.length

const requestKey = ({ user_id }: Viewer, key: string): string => `reply:${user_id}:${key}`
