import { Macro, MacroDraft } from '../entities/macro'
import { items } from '../envelopes'
import { route } from '../route'

const host = 'partner'

// Ours: a macro is run by the routes of what it does, so that each step asks for the rights it always asks for.
export const api_partner_macros = route({
  name: 'api_partner_macros',
  method: 'GET',
  host,
  path: '/api/macros',
  answer: items(Macro),
})
export const api_partner_macro_create = route({
  name: 'api_partner_macro_create',
  urlName: 'api_partner_macros',
  method: 'POST',
  host,
  path: '/api/macros',
  body: MacroDraft,
  answer: Macro,
})
export const api_partner_macro_update = route({
  name: 'api_partner_macro_update',
  method: 'PUT',
  host,
  path: '/api/macros/{macro}',
  body: MacroDraft,
  answer: Macro,
})
export const api_partner_macro_delete = route({
  name: 'api_partner_macro_delete',
  method: 'DELETE',
  host,
  path: '/api/macros/{macro}',
  answer: 'empty',
})
