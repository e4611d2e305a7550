import type { Mailbox } from '../../../src/contract'

/** What the dialog of a domain's mailboxes asks next. */
export type MailboxStep = { readonly kind: 'create' } | { readonly kind: 'password' | 'remove'; readonly mailbox: Mailbox }
