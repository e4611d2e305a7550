import type { Website } from '../../../src/contract'
import { MAIL_MAX } from './mailerUrl'

export interface Recipient {
  readonly website: Website
  /** Why this one gets no mail. */
  readonly against: 'nobody' | 'twice' | 'tooMany' | null
}

/** Who of a selection would be written to: nobody twice, and no more than one mail may go to (RE-03). */
export function recipientsOf(websites: readonly Website[]): Recipient[] {
  const known = new Set<string>()
  return websites.map((website) => {
    const { firm, name } = website.customer ?? {}
    const key = [firm, name].filter(Boolean).join('|').toLowerCase()
    const against = key === '' ? 'nobody' : known.has(key) ? 'twice' : known.size >= MAIL_MAX ? 'tooMany' : null
    if (against === null) known.add(key)
    return { website, against }
  })
}
