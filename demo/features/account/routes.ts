import {
  api_partner,
  api_partner_account,
  api_partner_account_changes,
  api_partner_account_preview,
  api_partner_account_restore,
  api_partner_account_save,
  api_partner_account_simulation,
  api_partner_hosting_node_check,
  api_partner_limits,
  external_briefing,
  external_help_messages,
  partner_account_preview,
  partner_account_settings,
  partner_subscription_export,
} from '../../../src/contract/server'
import { primaryRole } from '../../../src/model'
import { keepDraft, withBrand } from './brandDraft'
import { brandPreview } from './brandPreview'
import { loadAccount } from './loadAccount'
import { restoreSettings } from './restoreSettings'
import { saveAccount } from './saveAccount'
import { checkHostingNode } from './saveHostingNodes'
import { settingsLog } from './settingsLog'
import { simulateValidation } from './simulateValidation'
import { wishesPage } from '../backoffice/wishesPage'
import { page } from '../../pages/frame'
import { render } from '../../pages/render'
import { serve } from '../../kernel/serve'
import { teamLimits } from '../websites/rules/teamLimits'
import { zipStream } from '../files/library/zipStream'
import { exportEverything } from './exportEverything'
import { commit } from '../../outbox/commit/commit'

/** Steps of the help article about messages and tickets. */
const STEPS = ['arrive', 'answer', 'done', 'move'] as const

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
    const outcome = await saveAccount(services, viewer, body, t)
    if (outcome !== 'stale') return loadAccount(services, services.db, viewer.partner_id, outcome)
    return c.json(await loadAccount(services, services.db, viewer.partner_id), 409)
  }),

  serve(partner_account_preview, async ({ c, services, viewer, params, query, t }) =>
    brandPreview(c, await withBrand(services, viewer, query, t), params.view, t),
  ),

  serve(api_partner_account_preview, async ({ services, viewer, body, t }) => {
    return keepDraft(services, viewer, body, t)
  }),

  serve(api_partner_account_changes, async ({ services, viewer }) => ({ items: await settingsLog(services.db, viewer) })),

  serve(api_partner_account_restore, async ({ services, viewer, params, t }) => {
    await restoreSettings(services, viewer, params.change, t)
    return loadAccount(services, services.db, viewer.partner_id)
  }),

  serve(api_partner_account_simulation, async ({ services, viewer }) => ({ items: await simulateValidation(services, viewer) })),

  serve(api_partner_hosting_node_check, ({ services, viewer, params }) => checkHostingNode(services, viewer, params.node)),

  serve(api_partner_limits, ({ services, viewer }) => teamLimits(services, services.db, viewer)),

  serve(external_briefing, ({ c, viewer, params, t }) => wishesPage(c, viewer, params.website, null, t)),

  serve(external_help_messages, async ({ c, t }) => render(c, 'areas/help.njk', { title: t('external.help'), steps: STEPS })),

  serve(partner_subscription_export, async ({ c, services, viewer }) => {
    await commit(services, viewer, async () => ({ audit: [{ action: 'partner.exported' }] }))
    return c.body(zipStream(exportEverything(services, viewer)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="export.zip"',
    })
  }),
]
