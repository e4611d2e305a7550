import { CUSTOMER_DATA } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import { readablePhones } from '../rules/propertyRules'
import { findWithMoves, presentOne, type WebsiteWithMoves } from './findWebsite'
import { statusHistory } from './statusHistory'

export const websiteDetails = async (services: Services, viewer: Viewer, id: number) =>
  presentDetails(services, viewer, await findWithMoves(services, viewer, id))

/** The website with its note and the groups whose properties can be set one by one. */
export function presentDetails(services: Services, viewer: Viewer, row: WebsiteWithMoves) {
  return {
    ...presentOne(services, viewer, row),
    groups: {
      website: { title: row.title, label: row.label, language: row.language },
      customer: pick(row.customer, CUSTOMER_DATA.customer),
      contact: pick(row.contact, CUSTOMER_DATA.contact),
    },
    phones: readablePhones({ ...row.customer, ...row.contact }),
    note: row.note,
    status_history: statusHistory(row),
  }
}

const pick = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
