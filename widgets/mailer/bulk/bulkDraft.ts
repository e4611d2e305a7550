import type { MailerOptions } from '../../../src/contract'
import type { Draft } from '../shared/Draft'
import { freshDraft } from '../shared/freshDraft'
import type { Purpose } from './readBulk'

/** What a mail to several begins with: for a new date the template that tells it, else nothing but the signature or the usual template. */
export function bulkDraft(options: MailerOptions, purpose: Purpose): Draft {
  const telling = options.templates.filter(({ placeholders }) => placeholders.includes('website.due_date'))
  const template = purpose === 'date' ? (telling.find(({ language }) => language === options.language) ?? telling[0]) : undefined
  const defaultTemplate = purpose === null ? options.defaultTemplate : (template?.id ?? null)
  return { ...freshDraft({ ...options, defaultTemplate, reply: null }), to: [] }
}
