import type { Message } from '../../../../src/contract'
import type { Translate } from '../../../../src/i18n'

/** Where a field has its name: of the website itself, else of its customer. */
const FIELDS = ['websiteDetails.customer.field']
const OWN_FIELDS = ['websiteChange.field', ...FIELDS]

/** The subject; without one, of changed data the property, which its label names: `customer.phone`. */
export function aboutWhat({ category, label, subject }: Message, t: Translate): string {
  const [, group, property] = (category === 'data_changed' && /^(\w+)\.(\w+)$/.exec(label ?? '')) || []
  if (subject || !property) return subject
  const keys = (group === 'website' ? OWN_FIELDS : FIELDS).map((fields) => `${fields}.${property}`)
  const known = keys.find((key) => t(key) !== key)
  return known ? t(known) : property
}
