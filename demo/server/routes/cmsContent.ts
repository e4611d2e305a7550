import {
  cms_assets_compile,
  cms_assets_config,
  cms_link_feedback,
  cms_link_presentation,
  cms_scrape_content,
  cms_scrape_urls,
  cms_seo_analyze,
  cms_stock_photos_search,
  cms_stock_videos_search,
} from '../../../src/contract/server'
import { compileAssets, assetsConfig } from '../cms/assets'
import { readDocument } from '../cms/documents'
import { searchStock } from '../cms/outsideServices'
import { presentationPath } from '../cms/presentation'
import { scrapeContent, scrapeUrls } from '../cms/scrape'
import { analyseSeo } from '../cms/seo'
import { createPortalLink } from '../portal/portalLinks'
import { publicOrigin } from '../publicOrigin'
import { limitRate } from '../limitRate'
import { serve } from '../serve'

const SCRAPES_PER_MINUTE = 20

export const cmsContentRoutes = [
  serve(cms_scrape_content, async ({ c, viewer, query }) => {
    await limitRate(c, `scrape:${viewer.user_id}`, SCRAPES_PER_MINUTE)
    return scrapeContent(query.url)
  }),

  serve(cms_scrape_urls, async ({ c, viewer, query }) => {
    await limitRate(c, `scrape:${viewer.user_id}`, SCRAPES_PER_MINUTE)
    return { items: await scrapeUrls(query.url) }
  }),

  serve(cms_stock_photos_search, ({ services, viewer, query }) => searchStock(services, viewer.partner_id, 'photos', query.term)),
  serve(cms_stock_videos_search, ({ services, viewer, query }) => searchStock(services, viewer.partner_id, 'videos', query.term)),

  serve(cms_link_presentation, async ({ c, services, params }) => ({
    url: `${publicOrigin(c)}${presentationPath(services.sessionSecret, params.webcard)}`,
  })),

  // A new link into the customer area, straight to the feedback; it is good as long as any other.
  serve(cms_link_feedback, async ({ c, services, viewer, params }) => {
    const now = services.clock.now()
    const path = await createPortalLink(services.db, { websiteId: params.webcard, userId: viewer.user_id, now })
    return { url: `${publicOrigin(c)}${path}?target=${encodeURIComponent('/my/feedback/preview')}` }
  }),

  serve(cms_seo_analyze, async ({ services, params, t }) => analyseSeo((await readDocument(services, params.webcard)).content, t)),

  serve(cms_assets_compile, ({ services, params }) => compileAssets(services, params.webcard)),
  serve(cms_assets_config, ({ services, params }) => assetsConfig(services, params.webcard)),
]
