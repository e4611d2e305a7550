import type { MailerOptions } from '../../../src/contract'
import { isEmail, mergeFields, signatureHtml } from '../../../src/model'
import { blocksBeyond } from './blocks'
import type { Draft } from './Draft'

export type Doubt = 'subject' | 'text' | 'attachment' | 'noreply' | 'newAddress' | 'bounced' | 'joined'

/** Merge fields without a value, unknown ones and unanswered questions, by where they are written. */
export interface Missing {
  readonly subject: readonly string[]
  readonly text: readonly string[]
}

export interface Findings {
  /** What stops the mail, by field. */
  recipients: boolean
  missing: Missing
  /** What is probably not meant, and may be sent all the same. */
  doubts: readonly Doubt[]
}

/** Words for files in the thirteen languages; a mail with one of them and without a file was probably sent too early (ML-07). */
const ATTACHMENT =
  /attach|enclos|anhang|anbei|angehängt|beigefügt|pièces? jointes?|ci-joint|adjunt|allegat|in allegato|em anexo|anexad|bijlage|bijgevoegd|załącz|mellékel|csatol|вложен|прикреп|прилага|bifoga|bilaga|ekte|ilişik|添付/iu

/** Looks at a mail before it is sent. */
export function checkDraft(draft: Draft, { fields, recipients, bounced, signature }: MailerOptions): Findings {
  const all = [...draft.to, ...draft.cc, ...draft.bcc]
  const words = draft.html.replaceAll(/<[^<>]*>/g, ' ')
  const known = new Set(recipients.map(({ email }) => email.toLowerCase()))
  const doubts: (Doubt | false)[] = [
    !draft.subject.trim() && 'subject',
    isEmpty(draft, signature) && 'text',
    draft.files.length === 0 && ATTACHMENT.test(`${draft.subject} ${words}`) && 'attachment',
    all.some((email) => /^(?:no-?reply|do-?not-?reply)@/i.test(email)) && 'noreply',
    all.some((email) => isEmail(email) && !known.has(email.toLowerCase())) && 'newAddress',
    all.some((email) => bounced.includes(email)) && 'bounced',
  ]
  return {
    recipients: draft.to.length > 0 && all.every(isEmail),
    missing: { subject: mergeFields(draft.subject, fields).missing, text: mergeFields(words, fields).missing },
    doubts: doubts.filter((doubt) => doubt !== false),
  }
}

/** Whether there is nothing in it but the signature. */
const isEmpty = ({ html, files }: Draft, signature: string): boolean =>
  files.length === 0 && !/<img\b/i.test(html) && blocksBeyond(html, signatureHtml(signature)) === ''
