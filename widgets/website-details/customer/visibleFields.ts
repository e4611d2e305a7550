import { propertyText } from '../../../src/api/customers'
import type { CustomerData } from '../../../src/contract'
import { type CustomerDataGroup, contactFieldVisibility, showsContactField } from '../../../src/model'
import { CUSTOMER_FIELDS, type CustomerField } from './fields'

interface Viewer {
  readonly roles: readonly string[]
  /** The website is one of the viewer's own. */
  readonly isOwn: boolean
}

/** Which rows are there: those with a value, those the partner wants to see, and for whoever enters data all of them (defaults 5.4). */
export function visibleFields(data: CustomerData, group: CustomerDataGroup, { roles, isOwn }: Viewer): CustomerField[] {
  const visibility = contactFieldVisibility(roles, isOwn, data.visibility)
  const entersData = visibility !== data.visibility
  return CUSTOMER_FIELDS[group].filter((field) => entersData || showsContactField(field.visibleAs, propertyText(data, field), visibility))
}
