import * as v from 'valibot'
import {
  LOCALES,
  MAIL_HTML_MAX_LENGTH,
  MAIL_SUBJECT_MAX_LENGTH,
  TEMPLATE_CATEGORY_MAX_LENGTH,
  TEMPLATE_NAME_MAX_LENGTH,
  TEMPLATE_SCOPES,
} from '../../model'
import { version } from '../fields'
import { flag, id, many, maybe, text } from '../tolerant'
import { StoredFile } from '../files/storedFile'
import { User } from '../user'

const scope = v.picklist(TEMPLATE_SCOPES)

export const EmailTemplate = v.object({
  id,
  name: v.string(),
  category: maybe(v.string()),
  language: v.string(),
  subject: text,
  html: text,
  text,
  scope: v.optional(scope, 'partner'),
  ownerId: maybe(id),
  attachments: many(StoredFile),
  placeholders: many(v.string()),
  default: flag,
  usageCount: v.optional(v.number(), 0),
  lastUsedAt: maybe(v.string()),
  archived: flag,
  version: v.optional(v.number(), 0),
  updatedAt: maybe(v.string()),
  updatedBy: maybe(User),
})
export type EmailTemplate = v.InferOutput<typeof EmailTemplate>

/** Creates a template, or changes the one with the id. */
export const EmailTemplateDraft = v.object({
  id: v.optional(id),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEMPLATE_NAME_MAX_LENGTH)),
  category: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(TEMPLATE_CATEGORY_MAX_LENGTH)))),
  language: v.picklist(LOCALES),
  subject: v.pipe(v.string(), v.maxLength(MAIL_SUBJECT_MAX_LENGTH)),
  html: v.pipe(v.string(), v.maxLength(MAIL_HTML_MAX_LENGTH)),
  text: v.optional(v.string()),
  scope: v.optional(v.picklist(['partner', 'personal'])),
  attachments: v.optional(v.array(id)),
  default: v.optional(v.boolean()),
  archived: v.optional(v.boolean()),
  version,
})
export type EmailTemplateDraft = v.InferInput<typeof EmailTemplateDraft>

/** How a template was before a change. */
export const EmailTemplateVersion = v.object({
  version: v.number(),
  name: v.string(),
  subject: text,
  html: text,
  updatedAt: v.string(),
  updatedBy: maybe(User),
})
export type EmailTemplateVersion = v.InferOutput<typeof EmailTemplateVersion>
