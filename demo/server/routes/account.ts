import {
  api_partner,
  api_partner_account,
  api_partner_account_changes,
  api_partner_account_save,
  api_partner_account_simulation,
  api_partner_hosting_node_check,
  partner_account_settings,
} from '../../../src/contract'
import { primaryRole } from '../../../src/model'
import { loadAccount } from '../account/loadAccount'
import { saveAccount } from '../account/saveAccount'
import { checkHostingNode } from '../account/saveHostingNodes'
import { settingsLog } from '../account/settingsLog'
import { simulateValidation } from '../account/simulateValidation'
import { HttpError } from '../HttpError'
import { idOf } from '../idOf'
import { page } from '../page'
import { serve } from '../serve'

export const accountRoutes = [
  serve(partner_account_settings, ({ c, viewer, t }) => page(c, viewer, t('menu.settings'))),

  serve(api_partner, async ({ viewer }) => ({
    id: viewer.partner_id,
    name: viewer.partner_name,
    logo: viewer.settings.logo ?? null,
    role: primaryRole(viewer.roles),
  })),

  serve(api_partner_account, ({ services, viewer }) => loadAccount(services, services.db, viewer.partner_id)),

  serve(api_partner_account_save, async ({ c, services, viewer, body, t }) => {
    if (!body) throw new HttpError(400, 'refusal.body')
    const outcome = await saveAccount(services, viewer, body, t)
    if (outcome !== 'stale') return loadAccount(services, services.db, viewer.partner_id, outcome)
    return c.json(await loadAccount(services, services.db, viewer.partner_id), 409)
  }),

  serve(api_partner_account_changes, async ({ services, viewer }) => ({ items: await settingsLog(services.db, viewer.partner_id) })),

  serve(api_partner_account_simulation, async ({ services, viewer }) => ({ items: await simulateValidation(services, viewer) })),

  serve(api_partner_hosting_node_check, ({ services, viewer, params }) => checkHostingNode(services, viewer, idOf(params.node))),
]
