import { api_website_presence, api_website_presence_leave } from '../../../src/contract/server'
import { serve } from '../serve'
import { enterWebsite, leaveWebsite } from '../websites/presence'

export const presenceRoutes = [
  serve(api_website_presence, async ({ services, viewer, params }) => ({
    items: await enterWebsite(services, viewer, params.website),
  })),

  serve(api_website_presence_leave, async ({ c, services, viewer, params }) => {
    await leaveWebsite(services, viewer, params.website)
    return c.body(null, 204)
  }),
]
