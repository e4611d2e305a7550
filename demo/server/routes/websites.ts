import {
  api_partner_contract_values,
  api_partner_limits,
  api_partner_templates,
  api_partner_websites,
  api_website_details,
  partner_website_data,
  partner_website_details,
  partner_website_edit,
} from '../../../src/contract/server'
import { templatesOf } from '../../db/queries/templates'
import { page } from '../page'
import { serve } from '../serve'
import { fileUrl } from '../userOf'
import { contractValues } from '../websites/contractValues'
import { findWebsite, findWebsiteRow } from '../websites/findWebsite'
import { listWebsites } from '../websites/listWebsites'
import { reachOf } from '../websites/reach'
import { teamLimits } from '../websites/teamLimits'
import { websiteDetails } from '../websites/websiteDetails'

export const websiteRoutes = [
  serve(partner_website_details, async ({ c, services, viewer, params }) => {
    const { title } = await findWebsiteRow(services, viewer, params.website)
    return page(c, viewer, title)
  }),

  serve(partner_website_edit, async ({ c, services, viewer, params }) => {
    const { title } = await findWebsiteRow(services, viewer, params.website)
    return page(c, viewer, title)
  }),

  serve(api_partner_websites, ({ services, viewer, query }) => listWebsites(services, viewer, query)),

  serve(api_partner_contract_values, ({ services, viewer, query }) => contractValues(services, viewer, query)),

  serve(api_partner_limits, ({ services, viewer }) => teamLimits(services, services.db, viewer)),

  serve(partner_website_data, ({ services, viewer, params }) => findWebsite(services, viewer, params.website)),

  serve(api_website_details, ({ services, viewer, params }) => websiteDetails(services, viewer, params.id)),

  serve(api_partner_templates, async ({ services, viewer }) => {
    const rows = await templatesOf(services.db, reachOf(viewer))
    const items = rows.map((row) => ({
      id: row.id,
      title: row.title,
      image: fileUrl(row.image_file_id),
      languages: [row.language],
      updatedAt: row.updated_at.toISOString(),
    }))
    return { items }
  }),
]
