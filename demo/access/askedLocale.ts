import { isLocale, type Locale } from '../../src/model'
import type { HostContext } from '../kernel/context'

/** The language that the address asks for: pages of people who have no account to keep one in. */
export function askedLocale(c: HostContext): Locale | null {
  const locale = c.req.query('locale') ?? ''
  return isLocale(locale) ? locale : null
}
