import type { MailerOptions } from '../../../src/contract'
import { checkDraft } from '../shared/checkDraft'
import type { Draft } from '../shared/Draft'

/** One customer of several, and what stops the mail to them. */
export interface Recipient {
  readonly options: MailerOptions
  /** Null when no address is known. */
  readonly email: string | null
  readonly against: 'nobody' | 'twice' | 'bounced' | 'refused' | null
  /** Merge fields that have no value for this customer. */
  readonly missing: readonly string[]
}

/** Who gets the draft: nobody twice, be it in another language, nobody at an address that mail came back from, nobody who wants no reminders, and nobody a mail with gaps. */
export function recipientsOf(all: readonly MailerOptions[], draft: Draft, others: readonly MailerOptions[] = []): Recipient[] {
  const known = new Set(others.map((options) => emailOf(options)?.toLowerCase() ?? ''))
  return all.map((options) => {
    const email = emailOf(options)
    const key = email?.toLowerCase() ?? ''
    const against = email === null ? 'nobody' : known.has(key) ? 'twice' : refusalOf(options, email)
    known.add(key)
    const { subject, text } = checkDraft(draft, options).missing
    return { options, email, against, missing: [...new Set([...subject, ...text])] }
  })
}

const emailOf = ({ recipients }: MailerOptions): string | null => recipients.find(({ kind }) => kind === 'customer')?.email ?? null

function refusalOf({ bounced, refused }: MailerOptions, email: string): 'bounced' | 'refused' | null {
  if (bounced.includes(email)) return 'bounced'
  return refused.includes(email.toLowerCase()) ? 'refused' : null
}

export const isReady = ({ against, missing }: Recipient): boolean => against === null && missing.length === 0
