import type { MailerOptions, OutgoingEmail } from '../../../src/contract'
import { answerSubject, SEND_UNDO_MS, signatureHtml } from '../../../src/model'

/**
 * The answer to the message that the options are about, made of a template: of those of its name the one in the customer's language. A text
 * is the reason why there is none.
 */
export function answerOf(
  { templates, language, reply, signature, limits }: MailerOptions,
  templateId: number | null,
): OutgoingEmail | string {
  const chosen = templates.find(({ id }) => id === templateId)
  if (!chosen) return 'tickets.macro.noTemplate'
  if (!reply?.from.email) return 'tickets.macro.noSender'
  const template = templates.find((one) => one.name === chosen.name && one.scope === chosen.scope && one.language === language) ?? chosen
  return {
    to: [reply.from.email],
    subject: answerSubject(reply.subject),
    html: `${template.html}${signatureHtml(signature)}`,
    template: template.id,
    attachments: template.attachments.map(({ id }) => id),
    inReplyTo: reply.id,
    quote: true,
    undoMs: limits.undoMs ?? SEND_UNDO_MS,
  }
}
