import { addPartner } from './build/addPartner'
import { addOffers } from './build/addPlans'
import { addUser } from './build/addUser'
import { type DataSet, emptyDataSet } from './DataSet'
import type { SeedContext } from './SeedContext'

/** An agency on its first day: one admin, nothing set up, nothing done. It may have customers of its own. */
export async function emptyAgencyDataSet(context: SeedContext): Promise<DataSet> {
  const set = emptyDataSet()
  const agency = addPartner(set, context, { name: 'New agency', flags: { isReseller: true } })
  Object.assign(agency, { settings: {}, status_settings: {}, todos_for_status: {} })
  await addUser(set, context, { forename: 'Anna', surname: 'Petersen', email: 'admin@demo.partner', works: [[agency, 'admin']] })
  addOffers(set, context)
  return set
}
