import { COUNTRIES, customerTextMax, isEmail, isLocale, METADATA_MAX_BYTES } from '../../../../src/model'
import { internationalPhone, storedPhone } from '../../../../src/model/phone/phoneNumbers'
import type { Translate } from '../../../kernel/text/translate'

/** What a property becomes, or why it cannot. Null empties it. */
export type Checked = { value: string | Record<string, unknown> | null } | { error: string }

interface Situation {
  /** Country of the customer, for phone numbers without one. */
  country: unknown
  t: Translate
}

type Rule = (value: string, situation: Situation) => Checked

const PHONES = new Set(['phone', 'fax', 'mobile', 'phoneNumber', 'faxNumber'])
const EMAILS = new Set(['email', 'contactEmail', 'billEmail', 'emailAddress'])

/** Checks one property of the customer data and brings it into the form in which it is stored. */
export function checkProperty(property: string, text: string, situation: Situation): Checked {
  const value = text.trim()
  if (value === '') return { value: null }
  return ruleFor(property)(value, situation)
}

function ruleFor(property: string): Rule {
  if (PHONES.has(property)) return phone
  if (EMAILS.has(property)) return email
  if (property === 'country') return country
  if (property === 'language') return language
  if (property === 'metadata') return metadata
  return textUpTo(customerTextMax(property))
}

/** E.164; a number without a country is one of the customer's country. */
const phone: Rule = (value, { country: home, t }) => {
  const stored = storedPhone(value, typeof home === 'string' ? home : '')
  return stored === null ? { error: t('fieldIssue.phone') } : { value: stored }
}

/** The numbers of a customer as people read them, by the numbers as they are stored. */
export function readablePhones(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const stored = Object.entries(values).flatMap(([name, value]) => (PHONES.has(name) && typeof value === 'string' ? [value] : []))
  return Object.fromEntries(stored.map((value) => [value, internationalPhone(value)]))
}

const email: Rule = (value, { t }) => (isEmail(value) ? { value } : { error: t('fieldIssue.email') })

const country: Rule = (value, { t }) => {
  const code = value.toUpperCase()
  return COUNTRIES.some(({ alpha2 }) => alpha2 === code) ? { value: code } : { error: t('fieldIssue.country') }
}

const language: Rule = (value, { t }) => (isLocale(value) ? { value } : { error: t('field.language') })

const textUpTo =
  (max: number): Rule =>
  (value, { t }) =>
    value.length > max ? { error: t('field.length', { max }) } : { value }

/** JSON text of names with plain values. */
const metadata: Rule = (value, { t }) => {
  const error = t('field.metadata', { max: METADATA_MAX_BYTES / 1024 })
  if (Buffer.byteLength(value) > METADATA_MAX_BYTES) return { error }
  const parsed = parse(value)
  return parsed ? { value: parsed } : { error }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const entries = Object.entries(value).map(([name, one]) => [storable(name), typeof one === 'string' ? storable(one) : one] as const)
    return entries.every(([, one]) => isPlain(one)) ? Object.fromEntries(entries) : null
  } catch {
    return null
  }
}

const isPlain = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value)

// PostgreSQL stores neither NUL nor halves of surrogate pairs in JSON.
const storable = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd')
