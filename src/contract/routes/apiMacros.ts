import { Macro } from '../entities/macro'
import { items } from '../envelopes'
import { route } from '../route'

// Ours: a macro is run by the routes of what it does, so that each step asks for the rights it always asks for.
export const api_partner_macros = route({ name: 'api_partner_macros', method: 'GET', answer: items(Macro) })
export const api_partner_macro_create = route({
  name: 'api_partner_macro_create',
  urlName: 'api_partner_macros',
  method: 'POST',
  answer: Macro,
})
export const api_partner_macro_update = route({ name: 'api_partner_macro_update', method: 'PUT', answer: Macro })
export const api_partner_macro_delete = route({ name: 'api_partner_macro_delete', method: 'DELETE', answer: 'empty' })
