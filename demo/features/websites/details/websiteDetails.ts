import { CUSTOMER_DATA } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import { readablePhones } from '../rules/propertyRules'
import { findWebsiteRow, presentOne } from './findWebsite'
import { statusHistory } from './statusHistory'

/** The website with its note and the groups whose properties can be set one by one. */
export async function websiteDetails(services: Services, viewer: Viewer, id: number) {
  const row = await findWebsiteRow(services, viewer, id)
  const note = await services.db.selectFrom('notes').select('text').where('website_id', '=', id).executeTakeFirst()
  return {
    ...(await presentOne(services, viewer, row)),
    groups: {
      website: { title: row.title, label: row.label, language: row.language },
      customer: pick(row.customer, CUSTOMER_DATA.customer),
      contact: pick(row.contact, CUSTOMER_DATA.contact),
    },
    phones: readablePhones({ ...row.customer, ...row.contact }),
    note: note?.text ?? null,
    status_history: await statusHistory(services.db, row),
  }
}

const pick = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
