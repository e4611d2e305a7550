import type { EmailTemplate, EmailTemplateDraft } from '../../../src/contract'
import { toLocale } from '../../../src/model'
import type { Edited } from './Edited'

/** A template as a call saves it. A new one has no version. */
export function toDraft(template: Edited): EmailTemplateDraft {
  const { id, version, name, category, language, subject, html, scope, attachments = [], archived = false } = template
  return {
    ...(id !== undefined && { id, version }),
    name: name.trim(),
    category: category?.trim() || null,
    language: toLocale(language),
    subject,
    html,
    scope: toScope(scope),
    attachments: attachments.map((file) => file.id),
    default: template.default ?? false,
    archived,
  }
}

/** Who a template is for once it is saved here: nobody saves one of the system. */
export const toScope = (scope: EmailTemplate['scope']): 'personal' | 'partner' => (scope === 'personal' ? 'personal' : 'partner')
