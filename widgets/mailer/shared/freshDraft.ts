import type { MailerOptions } from '../../../src/contract'
import { answerSubject, signatureHtml } from '../../../src/model'
import { type Draft, EMPTY_DRAFT } from './Draft'

/** What a mail begins with: the customer or who is answered, the subject of the thread, what is offered, and the signature. */
export function freshDraft({ recipients, reply, signature, templates, defaultTemplate, offers }: MailerOptions, offerId?: number): Draft {
  const offer = offers.find(({ id }) => id === offerId)
  const customer = recipients.find(({ kind }) => kind === 'customer')?.email
  const to = reply ? reply.from.email : customer
  const template = reply || offer ? undefined : templates.find(({ id }) => id === defaultTemplate)
  return {
    ...EMPTY_DRAFT,
    to: to ? [to] : [],
    subject: reply ? answerSubject(reply.subject) : (offer?.title ?? template?.subject ?? ''),
    html: `${template?.html ?? '<p></p>'}${offer?.html ?? ''}${signatureHtml(signature)}`,
    template: template?.id ?? null,
    files: template ? [...template.attachments] : [],
    reply: reply?.id ?? null,
  }
}
