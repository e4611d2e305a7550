import type { EmailTemplate, MailerOptions } from '../../../contract'
import { mergeFields } from '../../../model'
import { textOfMail } from '../../mail'
import type { Completed } from '../completion/Completion'

/** What nobody has filled in yet. */
const OPEN = /\{\{[^{}]+\}\}/

/** The words of a template for the customer of a website. The first thing that is still open is marked, to be typed over. */
export function templateReply({ html }: Pick<EmailTemplate, 'html'>, { fields }: Pick<MailerOptions, 'fields'>): Completed {
  const words = mergeFields(textOfMail(html), fields).text
  const open = OPEN.exec(words)
  return { text: words, ...(open && { marked: { from: open.index, to: open.index + open[0].length } }) }
}
