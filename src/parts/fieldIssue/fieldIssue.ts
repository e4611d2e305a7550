import * as v from 'valibot'
import { COUNTRY_CODE, HEX_COLOUR, NO_LINE_BREAK, ONE_LINE, SERVER_NAME, WEB_ADDRESS } from '../../contract/patterns'
import { DATE_MAX, DATE_MIN, isEmail, isIsoDay, isMailSender, isPhoneLike, isProfileDate } from '../../model'
import { LABELLED } from './labels'

type Values = Record<string, string | number>

/** What is wrong with a field, as keys of texts. */
export interface FieldIssue {
  key: string
  values: Values
  /** The name of the field in the forms; null for what no form has. */
  label: string | null
}

type Issue = v.BaseIssue<unknown>

/** What a schema or a step of it wants, by its type. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'fieldIssue.text',
  number: 'fieldIssue.number',
  digits: 'fieldIssue.number',
  integer: 'fieldIssue.whole',
  boolean: 'fieldIssue.yesNo',
  picklist: 'fieldIssue.choice',
  literal: 'fieldIssue.choice',
  union: 'fieldIssue.choice',
  array: 'fieldIssue.list',
  object: 'fieldIssue.values',
  record: 'fieldIssue.values',
  file: 'fieldIssue.file',
  url: 'fieldIssue.url',
  iso_timestamp: 'fieldIssue.moment',
  partial_check: 'fieldIssue.differs',
}

/** The same, where the rule says more than the type. */
const RULES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [isEmail, 'fieldIssue.email'],
  [isIsoDay, 'fieldIssue.day'],
  [isMailSender, 'fieldIssue.mailSender'],
  [isPhoneLike, 'fieldIssue.phone'],
  [isProfileDate, 'fieldIssue.dayWithin'],
  [COUNTRY_CODE, 'fieldIssue.country'],
  [HEX_COLOUR, 'fieldIssue.colour'],
  [NO_LINE_BREAK, 'fieldIssue.oneLine'],
  [ONE_LINE, 'fieldIssue.oneLine'],
  [SERVER_NAME, 'fieldIssue.host'],
  [WEB_ADDRESS, 'fieldIssue.url'],
])

/** Limits, of a list and of everything else that has the limit; days are compared as texts. */
const LIMITS: Readonly<Record<string, { value: 'min' | 'max'; list: string; other: string }>> = {
  min_length: { value: 'min', list: 'fieldIssue.few', other: 'fieldIssue.short' },
  max_length: { value: 'max', list: 'fieldIssue.many', other: 'fieldIssue.long' },
  min_value: { value: 'min', list: 'fieldIssue.day', other: 'fieldIssue.atLeast' },
  max_value: { value: 'max', list: 'fieldIssue.day', other: 'fieldIssue.atMost' },
}

/** Says what a schema of the contract holds against a field, the same on both sides. */
export function fieldIssueOf(issue: Issue): FieldIssue {
  const name = nameOf(issue)
  return { ...problemOf(issue), label: LABELLED.has(name) ? `fieldIssue.label.${name}` : null }
}

function problemOf({ type, input, requirement }: Issue): Omit<FieldIssue, 'label'> {
  if (input === undefined || input === null || input === '') return { key: 'fieldIssue.required', values: {} }
  const limit = LIMITS[type]
  if (limit && typeof requirement === 'number')
    return { key: Array.isArray(input) ? limit.list : limit.other, values: { [limit.value]: requirement } }
  const key = RULES.get(requirement) ?? (limit ? limit.list : TYPES[type]) ?? 'fieldIssue.wrong'
  return { key, values: key === 'fieldIssue.dayWithin' ? { from: DATE_MIN.slice(0, 4), to: DATE_MAX.slice(0, 4) } : {} }
}

/** The last name of the path to the field, where a number is none: `items.0.ttl`, `lines.3`, `profile_form[surname]`. */
const nameOf = (issue: Issue): string =>
  (v.getDotPath(issue) ?? '').split(/[.[\]]/).findLast((part) => part !== '' && !/^\d/.test(part)) ?? ''
