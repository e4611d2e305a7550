import type { Message } from '../../../../src/contract'
import type { Translate } from '../../../../src/i18n'

/** The subject, or of changed data the property, which its label names: `customer.phone`. */
export function aboutWhat({ category, label, subject }: Message, t: Translate): string {
  const property = category === 'data_changed' && /^\w+\.(\w+)$/.exec(label ?? '')?.[1]
  if (!property) return subject
  const key = `websiteDetails.customer.field.${property}`
  const name = t(key)
  return name === key ? property : name
}
