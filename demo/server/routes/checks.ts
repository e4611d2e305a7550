import { partner_website_check, partner_website_check_run } from '../../../src/contract/server'
import { serve } from '../serve'
import { lastCheck, runCheck } from '../websites/checks/runCheck'

export const checkRoutes = [
  serve(partner_website_check, ({ services, params, t }) => lastCheck(services, params.website, t)),

  serve(partner_website_check_run, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    await runCheck(services, viewer, websiteId)
    return lastCheck(services, websiteId, t)
  }),
]
