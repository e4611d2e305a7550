import type { TakenBackEmail } from '../../contract'
import { uuid } from '../../model'
import { below } from './below'
import { type Draft, isWorthKeeping } from './Draft'

/**
 * A draft with an answer that was taken back. What is being written stays, and who may read it: the words come below it, and stay with
 * the team if it does.
 */
export function withTakenBack(now: Draft, { draft: mail, attachments }: TakenBackEmail, answered: string): Partial<Draft> {
  const text = mail.text ?? ''
  if (isWorthKeeping(now)) {
    const subject = now.subject || mail.subject
    return { text: below(now.text, text), subject, files: [...now.files, ...attachments] }
  }
  const replyTo = mail.inReplyTo === undefined ? null : { id: mail.inReplyTo, name: answered }
  // Another key: under the old one the server knows the mail that was taken back.
  return { mode: 'message_to', text, subject: mail.subject, replyTo, files: [...attachments], key: uuid() }
}
