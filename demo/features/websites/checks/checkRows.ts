import { isDomain, isEmail, isUrl } from '../../../../src/model'
import type { CheckRow } from '../../../db/tables/details'

export interface Facts {
  title: string
  domain: string | null
  registered: boolean
  published: boolean
  hasPicture: boolean
  customer: Record<string, unknown>
  contact: Record<string, unknown>
  privacyPolicyUrl: string | undefined
  openTodos: number
  openMessages: number
  statistics: boolean
}

type State = CheckRow['state']

/** What has to be right before a website goes live: one row per thing, the worst ones as errors. */
export function checkRows(facts: Facts): CheckRow[] {
  const { domain, openTodos, openMessages } = facts
  return [
    row('title', facts.title.trim() !== '', 'error'),
    row('domain', domain !== null && isDomain(domain), 'error', { domain: domain ?? '' }),
    row('registered', facts.registered, 'warning'),
    row('imprint', hasImprint(facts), 'error'),
    row('privacy', isUrl(facts.privacyPolicyUrl ?? ''), 'error'),
    row('email', isEmail(textOf(facts.customer, 'email')) || isEmail(textOf(facts.customer, 'contactEmail')), 'error'),
    row('picture', facts.hasPicture, 'warning'),
    row('todos', openTodos === 0, 'warning', { count: openTodos }),
    row('messages', openMessages === 0, 'warning', { count: openMessages }),
    row('statistics', facts.statistics, 'warning'),
    row('published', facts.published, 'warning'),
  ]
}

const row = (name: string, fine: boolean, otherwise: State, values: CheckRow['values'] = {}): CheckRow => ({
  name,
  state: fine ? 'ok' : otherwise,
  values,
})

const textOf = (group: Record<string, unknown>, name: string): string => {
  const value = group[name]
  return typeof value === 'string' ? value : ''
}

/** Who runs the website, where they are, and how they are reached: what the law asks of an imprint. */
function hasImprint({ customer, contact }: Facts): boolean {
  const either = (ofContact: string, ofCustomer: string) => textOf(contact, ofContact) || textOf(customer, ofCustomer)
  const needed = [
    either('company', 'firm'),
    either('streetAddress', 'street'),
    either('zipCode', 'zip'),
    either('contactCity', 'city'),
    either('emailAddress', 'contactEmail'),
  ]
  return needed.every(Boolean)
}
