import type { ReadQuery, api_partner_contract_values } from '../../../src/contract/server'
import type { Services, Viewer } from '../../kernel/context'
import { withinScope } from '../../db/queries/scope'
import { selectWebsites } from '../websites/list/listWebsites'
import { momentOf, scopeOf } from '../../access/scope'

const MONTHS_OF_YEAR = 12

/** What contracts that run bring in a month, for the websites of a view whose contract the viewer may see. */
export async function contractValues(
  services: Services,
  viewer: Viewer,
  { view }: NonNullable<ReadQuery<typeof api_partner_contract_values>>,
) {
  const { today } = momentOf(services, viewer)
  const rows = await selectWebsites(services, viewer, { view })
    .where((eb) => withinScope(eb, scopeOf(viewer, 'see_contract')))
    .innerJoin('contracts', 'contracts.website_id', 'websites.id')
    .where('contracts.start_date', '<=', today)
    .where((eb) => eb.or([eb('contracts.ends_at', 'is', null), eb('contracts.ends_at', '>=', today)]))
    .select(['websites.id as website', 'contracts.amount', 'contracts.currency', 'contracts.interval'])
    .execute()
  return {
    items: rows.map(({ interval, amount, ...row }) => ({
      ...row,
      amount: interval === 'year' ? Math.round(amount / MONTHS_OF_YEAR) : amount,
    })),
  }
}
