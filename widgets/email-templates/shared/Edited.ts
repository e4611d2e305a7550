import type { EmailTemplate } from '../../../src/contract'

/** What the form begins with: a template, or a copy without an id. */
export type Edited = Partial<EmailTemplate> & Pick<EmailTemplate, 'name' | 'language' | 'subject' | 'html' | 'scope'>
