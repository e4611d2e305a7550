import { ContractValue } from '../entities/contractValue'
import { items } from '../envelopes'
import { route } from '../route'

// Ours: what the contracts behind the websites of a view come to.
export const api_partner_contract_values = route({ name: 'api_partner_contract_values', method: 'GET', answer: items(ContractValue) })
