import { CONTACT_FIELDS_DEFAULT, contactFieldVisibility, CUSTOMER_DATA, ownScope } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { scopeOf } from '../../access/scope'
import { readablePhones } from '../websites/rules/propertyRules'

/** The customer of a website in two groups, with the fields this person always sees. */
export async function customerData(services: Services, viewer: Viewer, websiteId: number) {
  const row = await findWebsiteRow(services, viewer, websiteId, { ...scopeOf(viewer), scope: 'all' })
  return {
    customer: { ...texts(row.customer, CUSTOMER_DATA.customer), metadata: metadataOf(row.customer['metadata']) },
    contact: texts(row.contact, CUSTOMER_DATA.contact),
    visibility: contactFieldVisibility(viewer.roles, isOwn(row, viewer), CONTACT_FIELDS_DEFAULT),
    phones: readablePhones({ ...row.customer, ...row.contact }),
    version: row.version,
  }
}

const texts = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, typeof values[name] === 'string' ? values[name] : null]))

const metadataOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}

function isOwn(row: Awaited<ReturnType<typeof findWebsiteRow>>, viewer: Viewer): boolean {
  const person = (id: number | null) => (id === null ? null : { id })
  const { assigned_to, closed_by, designed_by, serviced_by, created_by } = row
  const people = { assigned_to, closed_by, designed_by, serviced_by, created_by }
  return ownScope(Object.fromEntries(Object.entries(people).map(([name, id]) => [name, person(id)])), viewer.user_id)
}
