import { partner_website_contract_data } from '../../../src/contract'
import { serve } from '../serve'
import { contractDetails } from '../websites/contractDetails'

export const contractRoutes = [
  serve(partner_website_contract_data, ({ services, viewer, params }) => contractDetails(services, viewer, Number(params.id))),
]
