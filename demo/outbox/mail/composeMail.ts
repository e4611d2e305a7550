import type { Selectable } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMailsTable } from '../../db/tables/mail'
import type { MailAddress } from '../../db/tables/messages'

export interface Sender {
  /** Address the mail comes from. */
  from: string
  /** Inbox that answers go to. */
  replyTo: string
  /** Envelope sender: where mail servers report failures. */
  bounces: string
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** The mail as it goes out: the same row gives the same headers in every attempt. */
export function composeMail(
  mail: Selectable<OutgoingMailsTable>,
  sender: Sender,
  { attachments, recipients: reached }: { attachments: Attachment[]; recipients: readonly string[] },
): SendMailOptions {
  const { recipients, cc, bcc } = mail
  return {
    messageId: mail.mail_id,
    date: mail.run_at,
    from: { name: mail.from_name, address: sender.from },
    ...(sender.replyTo === sender.from ? {} : { replyTo: { name: mail.from_name, address: sender.replyTo } }),
    to: recipients.map(addressOf),
    cc: cc.map(addressOf),
    bcc: bcc.map(addressOf),
    envelope: { from: sender.bounces, to: [...reached] },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...(mail.in_reply_to ? { inReplyTo: mail.in_reply_to } : {}),
    ...(mail.thread.length > 0 ? { references: mail.thread } : {}),
    headers: {
      ...(mail.automatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(mail.refusal_url ? refusalHeaders(mail.refusal_url) : {}),
    },
    attachments,
  }
}

/** Mail programs offer a button for it (RFC 8058). */
const refusalHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

const addressOf = ({ name, email }: MailAddress) => ({ name, address: email })
