import { isId, isLocale, isStatus, PAYMENTS, PUBLISHED_STATUSES, REGISTERED_STATUSES, WEBSITE_PROBLEMS } from '../../../src/model'
import type { FilterKey } from './Filter'

/** Conditions that are either so or not. */
export const FLAGS = ['overdue', 'following', 'starred', 'snoozed', 'lost', 'template'] as const

/** Whether a website has a domain at all. */
export const HAS_DOMAINS = ['some', 'none'] as const

export const NOBODY = 'none'
export const ME = 'me'

const DAY_WORDS = ['today', 'tomorrow', 'yesterday', NOBODY]
/** A calendar day, or days from today on. */
const DAY = /^(?:\d{4}-\d{2}-\d{2}|[+-]\d{1,3})$/

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)
const isPerson = (value: string) => value === ME || value === NOBODY || isId(value)
const isText = (value: string) => value.trim() !== ''

/** How each key writes its values where they are kept: addresses, storage, saved views. */
export const isFilterValue: Readonly<Record<FilterKey, (value: string) => boolean>> = {
  status: isStatus,
  assignee: isPerson,
  due: (value) => DAY_WORDS.includes(value) || DAY.test(value),
  tag: (value) => value === NOBODY || isId(value),
  is: oneOf(FLAGS),
  domain: isText,
  customer: isText,
  label: isText,
  published: oneOf(PUBLISHED_STATUSES),
  registered: oneOf(REGISTERED_STATUSES),
  payment: oneOf(PAYMENTS),
  closed: isPerson,
  designed: isPerson,
  serviced: isPerson,
  domains: oneOf(HAS_DOMAINS),
  problem: oneOf(WEBSITE_PROBLEMS),
  active: (value) => DAY_WORDS.includes(value) || DAY.test(value),
  language: isLocale,
  country: (value) => /^[A-Z]{2}$/.test(value),
}
