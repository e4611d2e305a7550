import type { partner_website_log_create, WrittenAnswer } from '../../../src/contract/server'
import type { MessageRow } from '../../db/queries/websites/messages'
import type { MailAddress } from '../../db/tables/messages'
import { thumbnailUrl } from '../../kernel/userOf'
import { presentFile } from '../files/present'
import type { PersonOf } from '../../kernel/userOf'
import type { Translate } from '../../kernel/text/translate'
import { messageSubject, messageText } from '../../kernel/websiteLog/lineColumns'

const SNIPPET_LENGTH = 160

/** A message as the contract shows it, to a reader. Its HTML is as it came in: whoever shows it cleans it. */
export function presentMessage(row: MessageRow, person: PersonOf, t: Translate): WrittenAnswer<typeof partner_website_log_create> {
  return {
    id: row.id,
    category: row.category,
    status: row.status,
    label: row.label || null,
    subject: messageSubject(row, t),
    ...(row.subject_line && { replySubject: row.subject }),
    snippet: messageText(row, t).replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
    message: row.message,
    line: row.line,
    messageHtml: row.message_html,
    reduced: row.reduced,
    from: person(row.from_user_id) ?? correspondent(row.from_name, row.from_email),
    to: person(row.to_user_id) ?? correspondent(row.to_name, row.to_email),
    cc: row.cc.map(addressText),
    bcc: row.bcc.map(addressText),
    date: row.date.toISOString(),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    editedBy: person(row.edited_by),
    hasSource: row.source_hash !== null,
    dueDate: row.due_date,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    snoozedUntilReply: row.snoozed_until_reply,
    done: row.done,
    doneBy: person(row.done_by),
    doneAt: row.done_at?.toISOString() ?? null,
    pin: row.pin,
    pinnedAt: row.pinned_at?.toISOString() ?? null,
    unread: row.unread,
    files: row.files.map(presentFile),
    leftOut: row.left_out,
    auth: row.auth,
    website: {
      id: row.website_id,
      title: row.website_title,
      status: row.website_status,
      image: thumbnailUrl(row.image_file_id),
      assigned_to: person(row.assigned_to),
    },
    inReplyTo: row.reply_to,
    mergedInto: row.merged_into_id,
    merged: row.merged,
    openTodos: row.open_todos,
    deliveryState: row.delivery_state,
    takeBackUntil: row.take_back_until?.toISOString() ?? null,
    bounceReason: row.bounce_reason,
    missed: row.missed,
    version: row.version,
  }
}

const correspondent = (name: string | null, email: string | null) => (name || email ? { name: name ?? '', email } : null)

const addressText = ({ name, email }: MailAddress): string => (name ? `${name} <${email}>` : email)
