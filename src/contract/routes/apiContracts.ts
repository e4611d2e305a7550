import * as v from 'valibot'
import { VIEW_NAMES } from '../../model'
import { ContractValue } from '../entities/contractValue'
import { items } from '../envelopes'
import { route } from '../route'

// Ours: what the contracts behind the websites of a view come to.
export const api_partner_contract_values = route({
  name: 'api_partner_contract_values',
  method: 'GET',
  host: 'partner',
  path: '/api/contracts/values',
  query: v.object({ view: v.optional(v.picklist(VIEW_NAMES)) }),
  answer: items(ContractValue),
})
