import type { CustomerData } from '../../../src/contract'
import { type CustomerDataGroup, contactFieldVisibility, showsContactField } from '../../../src/model'
import { CUSTOMER_FIELDS, type CustomerField } from './fields'

interface Viewer {
  readonly roles: readonly string[]
  /** The website is one of the viewer's own. */
  readonly isOwn: boolean
}

/** The text of one property, or nothing. */
export function valueOf(data: CustomerData, { group, property }: Pick<CustomerField, 'group' | 'property'>): string {
  const values: Readonly<Record<string, unknown>> = data[group]
  const value = values[property]
  return typeof value === 'string' ? value : ''
}

/** Which rows are there: those with a value, those the partner wants to see, and for whoever enters data all of them (defaults 5.4). */
export function visibleFields(data: CustomerData, group: CustomerDataGroup, { roles, isOwn }: Viewer): CustomerField[] {
  const visibility = contactFieldVisibility(roles, isOwn, data.visibility)
  const entersData = visibility !== data.visibility
  return CUSTOMER_FIELDS[group].filter((field) => entersData || showsContactField(field.visibleAs, valueOf(data, field), visibility))
}
