import * as v from 'valibot'
import { VIEW_NAMES } from '../../model'
import * as client from '../routes/apiContracts'
import { serverRoute } from './serverRoute'

export const api_partner_contract_values = serverRoute(client.api_partner_contract_values, {
  host: 'partner',
  path: '/api/contracts/values',
  query: v.object({ view: v.optional(v.picklist(VIEW_NAMES)) }),
})
