import {
  api_website_convert,
  api_website_scrape_content,
  partner_website_cms,
  partner_website_generate,
  partner_website_portal,
  partner_website_portal_invite,
  partner_website_portal_view,
  partner_website_preset_save,
  partner_website_requirements,
  partner_website_screenshot,
} from '../../../src/contract/server'
import { isStatus } from '../../../src/model'
import { findFile } from '../../db/queries/files'
import { changeDocument } from '../cms/documents'
import { withBlocks } from '../cms/pages'
import { insertPreset } from '../cms/presets'
import { scrapeContent } from '../cms/scrape'
import { HttpError } from '../HttpError'
import { limitRate } from '../limitRate'
import { inviteToPortal } from '../portal/inviteToPortal'
import { openPortal } from '../portal/openPortal'
import { portalView } from '../portal/portalView'
import { publicOrigin } from '../publicOrigin'
import { sendFile } from '../sendFile'
import { serve } from '../serve'
import { findWebsite, findWebsiteRow } from '../websites/findWebsite'
import { reachOf } from '../websites/reach'

const SCRAPES_PER_MINUTE = 20

/** Ways from the page of a website into the other areas. */
export const websiteAreaRoutes = [
  serve(partner_website_portal, ({ c, viewer, params }) => openPortal(c, viewer, params.website, params.route)),

  serve(partner_website_portal_view, ({ c, viewer, params: { website: websiteId, status } }) => {
    if (!isStatus(status)) throw new HttpError(404, 'refusal.notFound')
    return portalView(c, viewer, websiteId, status)
  }),

  serve(partner_website_portal_invite, ({ c, services, viewer, params, body, t }) => {
    return inviteToPortal(services, viewer, { websiteId: params.website, mail: body.mail, origin: publicOrigin(c), t })
  }),

  serve(partner_website_requirements, ({ c, viewer, params }) => openPortal(c, viewer, params.website, 'my_requirements_inspiration')),

  serve(partner_website_cms, async ({ c, params }) => c.redirect(`/cms/${params.website}`, 303)),
  serve(partner_website_generate, async ({ params }) => ({ url: `/cms/generator/${params.website}` })),

  // The picture of the website that there is; without one there is nothing to show.
  serve(partner_website_screenshot, async ({ c, services, viewer, params }) => {
    const { image_file_id } = await findWebsiteRow(services, viewer, params.website)
    if (image_file_id === null) throw new HttpError(404, 'refusal.notFound')
    return sendFile(c, await findFile(services.db, image_file_id, reachOf(viewer)))
  }),

  serve(partner_website_preset_save, async ({ services, viewer, params }) => {
    const websiteId = params.website
    await insertPreset(services, viewer, params.preset, websiteId)
    return findWebsite(services, viewer, websiteId)
  }),

  serve(api_website_scrape_content, async ({ c, viewer, query }) => {
    await limitRate(c, `scrape:${viewer.user_id}`, SCRAPES_PER_MINUTE)
    return scrapeContent(query.url)
  }),

  // What was read elsewhere becomes content of the website's first page.
  serve(api_website_convert, async ({ services, viewer, params, body }) => {
    const websiteId = params.website
    await changeDocument(services, viewer, websiteId, (content) => withBlocks(content, body.title, body.blocks))
    return findWebsite(services, viewer, websiteId)
  }),
]
