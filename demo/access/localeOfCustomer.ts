import { isLocale, type Locale } from '../../src/model'
import type { Customer } from '../kernel/context'

/** What the customer of a website reads: what the customer data say, else the language of the website; null for one that we do not speak. */
export function localeOfCustomer({ customer, language }: Customer): Locale | null {
  const own = String(customer['language'])
  const wanted = isLocale(own) ? own : language
  return isLocale(wanted) ? wanted : null
}
