import type { Website } from '../../../src/contract'
import type { Router } from '../../../src/routes'

/**
 * The seam to the e-mail composer. It is a page of its own, reached by the name of its route: `website` is the first website of the
 * selection, and the query says all of them, `websites=12,15,40`, in the order in which they are to be written to, and what for. A server that has no such
 * route has no composer, and nothing offers it.
 */
export const MAILER_ROUTE = 'partner_email_composer'

/** The most that one mail goes to (RE-03). */
export const MAIL_MAX = 50

/** What it is about, so that the composer begins with the right words. */
export type MailPurpose = 'reminder' | 'date'

export function mailerUrl(router: Router, websites: readonly Website[], purpose?: MailPurpose): string | null {
  const [first] = websites
  if (!first || !router.has(MAILER_ROUTE)) return null
  const isAlone = websites.length === 1 && !purpose
  const query = { websites: websites.map(({ id }) => id).join(','), ...(purpose && { purpose }) }
  return router.generate(MAILER_ROUTE, { website: first.id }, isAlone ? {} : { query })
}
