import type { EmailTemplate, EmailTemplateDraft } from '../../src/contract'
import { toLocale } from '../../src/model'

/** A template as a call saves it. */
export const toDraft = ({
  id,
  name,
  category,
  language,
  subject,
  html,
  scope,
  attachments,
  archived,
  version,
  ...rest
}: EmailTemplate): EmailTemplateDraft => ({
  id,
  name,
  category,
  language: toLocale(language),
  subject,
  html,
  scope: scope === 'personal' ? 'personal' : 'partner',
  attachments: attachments.map((file) => file.id),
  default: rest.default,
  archived,
  version,
})
