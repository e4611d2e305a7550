import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { addMessage } from '../../db/writers/addMessages'
import { newsOfMessage } from '../../outbox/commit/newsOfMessage'
import { type News, together } from '../../kernel/News'
import { keepFiles } from './keepFiles'
import type { ReceivedMail } from './ReceivedMail'
import type { ReceiveServices } from './ReceiveServices'

interface Filed extends ReceivedMail {
  partnerId: number
  websiteId: number
  /** The message it answers. */
  replyTo: number | null
}

/** Writes a mail into the log of its website. What a machine wrote waits for nobody. */
export async function fileMail(db: Kysely<Database>, services: ReceiveServices, filed: Filed): Promise<News> {
  const { partnerId, websiteId, replyTo, mail, files, source } = filed
  const now = services.clock.now()
  const { status } = await db.selectFrom('websites').select('status').where('id', '=', websiteId).executeTakeFirstOrThrow()
  const byPerson = mail.kind === 'normal'
  const [to] = mail.to
  const id = await addMessage(db, {
    partner_id: partnerId,
    website_id: websiteId,
    category: 'message_from',
    status,
    label: byPerson ? '' : mail.kind,
    subject: mail.subject,
    message: mail.text,
    message_html: mail.html,
    reduced: mail.reduced,
    left_out: JSON.stringify(mail.leftOut),
    auth: JSON.stringify(mail.auth),
    source: 'mail',
    from_name: mail.from.name,
    from_email: mail.from.email,
    to_name: to?.name ?? null,
    to_email: to?.email ?? null,
    cc: JSON.stringify(mail.cc),
    done: !byPerson,
    done_at: byPerson ? null : now,
    mail_id: mail.mailId,
    in_reply_to: mail.inReplyTo,
    reply_to_id: replyTo,
    source_hash: source,
    created_at: now,
  })
  await keepFiles(db, services, { partnerId, websiteId, messageId: id }, files)
  const followed = byPerson ? await services.mailReceived(db, { websiteId, at: now }) : {}
  const notices: News['notices'] = byPerson ? [{ kind: 'customerEmail', websiteId, about: mail.subject }] : []
  return together(followed, newsOfMessage({ id, websiteId, category: 'message_from', subject: mail.subject }), { notices })
}
