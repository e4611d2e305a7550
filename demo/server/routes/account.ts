import {
  api_partner,
  api_partner_account,
  api_partner_account_changes,
  api_partner_account_forward_test,
  api_partner_account_forward_test_start,
  api_partner_account_own_domain,
  api_partner_account_own_domain_check,
  api_partner_account_preview,
  api_partner_account_restore,
  api_partner_account_save,
  api_partner_account_sender,
  api_partner_account_simulation,
  api_partner_account_test_mail,
  api_partner_hosting_node_check,
  api_partner_link_check,
  partner_account_preview,
  partner_account_settings,
} from '../../../src/contract/server'
import { MAIL_LOGIN_WINDOW_MS, primaryRole } from '../../../src/model'
import { checkSender } from '../../mail/setup/checkSender'
import { forwardTest, startForwardTest } from '../../mail/setup/forwardTest'
import { sendTestMail } from '../../mail/setup/sendTestMail'
import { keepDraft, withBrand } from '../account/brandDraft'
import { brandPreview } from '../account/brandPreview'
import { checkOwnDomain, proveOwnDomain } from '../account/checkOwnDomain'
import { checkLink } from '../account/checkLink'
import { loadAccount } from '../account/loadAccount'
import { restoreSettings } from '../account/restoreSettings'
import { saveAccount } from '../account/saveAccount'
import { checkHostingNode } from '../account/saveHostingNodes'
import { settingsLog } from '../account/settingsLog'
import { simulateValidation } from '../account/simulateValidation'
import { limitRate } from '../limitRate'
import { page } from '../page'
import { serve } from '../serve'

/** Of one team within the window of log-ins to mail servers. */
const MAIL_TRIES = 10
/** Of one team; each asks name servers of others. */
const PROOFS_PER_MINUTE = 10
/** Each asks a stranger's server. */
const LINKS_PER_MINUTE = 20

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

  serve(api_partner_account_sender, ({ services, viewer }) => checkSender(services, viewer)),

  serve(api_partner_account_test_mail, async ({ c, services, viewer }) => {
    await limitRate(c, `test-mail:${viewer.partner_id}`, MAIL_TRIES, MAIL_LOGIN_WINDOW_MS)
    return sendTestMail(services, viewer)
  }),

  serve(api_partner_account_forward_test, ({ services, viewer }) => forwardTest(services, viewer)),

  serve(api_partner_account_forward_test_start, async ({ c, services, viewer, t }) => {
    await limitRate(c, `forward-test:${viewer.partner_id}`, MAIL_TRIES, MAIL_LOGIN_WINDOW_MS)
    await startForwardTest(services, viewer, t)
    return forwardTest(services, viewer)
  }),

  serve(api_partner_account_own_domain, ({ services, viewer, query, t }) => checkOwnDomain(services, viewer, query.domain, t)),

  serve(api_partner_account_own_domain_check, async ({ c, services, viewer, t }) => {
    await limitRate(c, `own-domain:${viewer.partner_id}`, PROOFS_PER_MINUTE)
    const domain = await proveOwnDomain(services, viewer)
    return checkOwnDomain(services, viewer, domain, t)
  }),

  serve(api_partner_link_check, async ({ c, services, viewer, body }) => {
    await limitRate(c, `links:${viewer.user_id}`, LINKS_PER_MINUTE)
    return checkLink(services, body.url)
  }),

  serve(api_partner_account_simulation, async ({ services, viewer }) => ({ items: await simulateValidation(services, viewer) })),

  serve(api_partner_hosting_node_check, ({ services, viewer, params }) => checkHostingNode(services, viewer, params.node)),
]
