import {
  api_partner_macro_create,
  api_partner_macro_delete,
  api_partner_macro_update,
  api_partner_macros,
} from '../../../src/contract/server'
import { deleteMacro, listMacros, saveMacro } from '../macros/macros'
import { serve } from '../serve'

export const macroRoutes = [
  serve(api_partner_macros, async ({ services, viewer }) => ({ items: await listMacros(services, viewer) })),

  serve(api_partner_macro_create, ({ services, viewer, body, t }) => {
    return saveMacro(services, viewer, { draft: body, t })
  }),

  serve(api_partner_macro_update, ({ services, viewer, params, body, t }) => {
    return saveMacro(services, viewer, { id: params.macro, draft: body, t })
  }),

  serve(api_partner_macro_delete, async ({ c, services, viewer, params }) => {
    await deleteMacro(services, viewer, params.macro)
    return c.body(null, 204)
  }),
]
