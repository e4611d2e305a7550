import { api_partner_reseller_settings, api_partner_reseller_settings_save } from '../../../src/contract/server'
import { clientDefaults, saveClientDefaults } from './clientDefaults'
import { serve } from '../../kernel/serve'

export const resellerRoutes = [
  serve(api_partner_reseller_settings, ({ services, viewer }) => clientDefaults(services.db, viewer.partner_id)),

  serve(api_partner_reseller_settings_save, async ({ services, viewer, body, t }) => {
    await saveClientDefaults(services, viewer, body, t)
    return clientDefaults(services.db, viewer.partner_id)
  }),
]
