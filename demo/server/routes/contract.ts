import {
  partner_website_contract_cancel,
  partner_website_contract_data,
  partner_website_contract_revoke,
} from '../../../src/contract/server'
import { cancelContract } from '../backoffice/cancelContract'
import { revokeCancellation } from '../backoffice/revokeCancellation'
import { serve } from '../serve'
import { contractDetails } from '../websites/contractDetails'

export const contractRoutes = [
  serve(partner_website_contract_data, ({ services, viewer, params }) => contractDetails(services, viewer, params.id)),

  serve(partner_website_contract_cancel, async ({ services, viewer, params, body }) => {
    await cancelContract(services, viewer, params.id, body)
    return contractDetails(services, viewer, params.id)
  }),

  serve(partner_website_contract_revoke, async ({ services, viewer, params }) => {
    await revokeCancellation(services, viewer, params.id)
    return contractDetails(services, viewer, params.id)
  }),
]
