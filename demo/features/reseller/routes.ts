import {
  api_partner_reseller_settings,
  api_partner_reseller_settings_save,
  partner_settings,
  partner_settings_preview,
  partner_settings_preview_view,
} from '../../../src/contract/server'
import { saveClientDefaults } from './saveClientDefaults'
import { clientDefaults } from '../account/clientDefaults'
import { serve } from '../../kernel/serve'
import { page } from '../../pages/frame'
import { previewAsClient, previewViewAsClient } from './previewAsClient'

export const resellerRoutes = [
  serve(api_partner_reseller_settings, ({ services, viewer }) => clientDefaults(services.db, viewer.partner_id)),

  serve(api_partner_reseller_settings_save, async ({ services, viewer, body, t }) => {
    await saveClientDefaults(services, viewer, body, t)
    return clientDefaults(services.db, viewer.partner_id)
  }),

  serve(partner_settings_preview, ({ c, viewer, t }) => previewAsClient(c, viewer, t)),

  serve(partner_settings_preview_view, ({ c, viewer, params, t }) => previewViewAsClient(c, viewer, params.view, t)),

  serve(partner_settings, ({ c, viewer, t }) => page(c, viewer, t('menu.reseller-settings'))),
]
