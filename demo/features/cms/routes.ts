import {
  api_website_convert,
  api_website_scrape_content,
  api_website_sso,
  cms_assets_compile,
  cms_assets_config,
  cms_editor,
  cms_form_settings,
  cms_generator,
  cms_keepalive,
  cms_link_feedback,
  cms_link_presentation,
  cms_presentation,
  cms_save,
  cms_scrape_content,
  cms_scrape_urls,
  cms_seo_analyze,
  cms_snapshot,
  cms_stock_photos_search,
  cms_stock_videos_search,
  cms_timer,
  cms_undocked,
  cms_website_colors,
  cms_website_config,
  cms_website_details,
  cms_website_export,
  cms_website_find,
  cms_website_preview,
  cms_website_revert,
  cms_website_save,
  cms_website_save_snapshot,
  cms_website_snapshots,
  partner_website_cms,
  partner_website_generate,
} from '../../../src/contract/server'
import { HttpError } from '../../kernel/HttpError'
import { assetsConfig, compileAssets } from './assets'
import { contentPage } from './contentPage'
import { changeDocument, keepAlive, lockedBy, readDocument, readFormSettings, saveDocument, saveFormSettings } from './documents'
import { editorPage, generatorPage } from './editorPage'
import { exportWebsite } from './exportWebsite'
import { searchStock } from './outsideServices'
import { coloursOf, withBlocks } from './pages'
import { isPresentationHash, presentationPath } from '../portal/presentation'
import { scrapeContent, scrapeUrls } from './scrape'
import { analyseSeo } from './seo'
import { findSnapshot, listSnapshots, revertTo, saveSnapshot } from './snapshots'
import { isRead } from '../../kernel/request/isRead'
import { limitRate } from '../../kernel/limitRate'
import { createPortalLink } from '../portal/portalLinks'
import { readWishes } from '../portal/wishes'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { type Call, serve } from '../../kernel/serve'
import { zipStream } from '../files/library/zipStream'
import { showBrandOf } from '../../kernel/showBrandOf'
import { findWebsite, findWebsiteRow } from '../websites/details/findWebsite'
import { listWebsites } from '../websites/list/listWebsites'
import { scopeOf } from '../../access/scope'
import { readTimer, startTimer } from '../time/runTimer'
import { editorEntrance } from './singleSignOn'
import { nameOfWebsite } from '../../db/queries/websites/websites'

/** Saving on an older version answers with what there is now. */
async function save({
  c,
  services,
  viewer,
  params,
  body,
}: Pick<Call<typeof cms_save | typeof cms_website_save>, 'c' | 'services' | 'viewer' | 'params' | 'body'>) {
  const websiteId = params.webcard
  const outcome = await saveDocument(services, viewer, { websiteId, ...body })
  const document = await readDocument(services, websiteId)
  return outcome === 'stale' ? c.json(document, 409) : document
}

const SCRAPES_PER_MINUTE = 20

async function scrape({ c, viewer, query }: Pick<Call<typeof cms_scrape_content>, 'c' | 'viewer' | 'query'>) {
  await limitRate(c, `scrape:${viewer.user_id}`, SCRAPES_PER_MINUTE)
  return scrapeContent(query.url)
}

export const cmsRoutes = [
  serve(cms_editor, ({ c, viewer, params, t }) => editorPage(c, viewer, params.webcard, t)),

  serve(cms_undocked, ({ c, viewer, params, t }) => editorPage(c, viewer, params.webcard, t)),

  serve(cms_generator, ({ c, viewer, params, t }) => generatorPage(c, viewer, params.webcard, t)),

  serve(cms_keepalive, async ({ c, services, viewer, params }) => {
    const websiteId = params.webcard
    if (!isRead(c)) await keepAlive(services, viewer, websiteId)
    return { serverTime: services.clock.now().toISOString(), lockedBy: await lockedBy(services, viewer, websiteId) }
  }),

  serve(cms_timer, ({ c, services, viewer, params }) =>
    isRead(c) ? readTimer(services, viewer) : startTimer(services, viewer, params.webcard),
  ),

  serve(cms_save, save),

  serve(cms_website_save, save),

  serve(cms_form_settings, async ({ services, viewer, params, body }) => {
    const websiteId = params.webcard
    if (body) await saveFormSettings(services, viewer, websiteId, body)
    return readFormSettings(services, websiteId)
  }),

  serve(cms_website_config, async ({ services, viewer, params }) => {
    const website = await findWebsiteRow(services, viewer, params.webcard)
    const { settings } = viewer
    return {
      webcard: website.id,
      title: website.title,
      language: website.language,
      domain: website.domain,
      editorMode: settings.editorMode ?? 'dark',
      color: settings.color ?? null,
      published: website.published_status === 'published',
    }
  }),

  serve(cms_website_details, ({ services, viewer, params }) => findWebsite(services, viewer, params.webcard)),

  serve(cms_website_find, async ({ services, viewer, query }) => ({
    items: (await listWebsites(services, viewer, { search: query.term ?? '', limit: 20 })).items,
  })),

  serve(cms_website_colors, async ({ services, params }) => {
    const websiteId = params.webcard
    const { content } = await readDocument(services, websiteId)
    const { colors = {} } = await readWishes(services.db, websiteId)
    return { items: [...new Set([...coloursOf(content), ...coloursOf(colors)])] }
  }),

  serve(cms_website_snapshots, async ({ services, params }) => ({ items: await listSnapshots(services, params.webcard) })),

  serve(cms_website_save_snapshot, ({ services, viewer, params, body }) =>
    saveSnapshot(services, viewer, params.webcard, body.title ?? ''),
  ),

  serve(cms_website_revert, async ({ services, viewer, params }) => {
    const websiteId = params.webcard
    await revertTo(services, viewer, websiteId, params.timestamp)
    return readDocument(services, websiteId)
  }),

  serve(cms_website_export, async ({ c, services, params }) =>
    c.body(zipStream(exportWebsite(services, params.webcard)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="website-${params.webcard}.zip"`,
    }),
  ),

  serve(cms_website_preview, async ({ c, services, viewer, params }) => {
    const { id, title } = await findWebsiteRow(services, viewer, params.webcard)
    return contentPage(c, title, (await readDocument(services, id)).content)
  }),

  serve(cms_snapshot, async ({ c, services, viewer, params }) => {
    const snapshot = await findSnapshot(services, viewer.partner_id, params.timestamp)
    const { title } = await findWebsiteRow(services, viewer, snapshot.website_id, scopeOf(viewer, 'open_editor'))
    return contentPage(c, title, snapshot.content)
  }),

  serve(cms_presentation, async ({ c, services, params }) => {
    const id = params.webcard
    const website = isPresentationHash(services.sessionSecret, id, params.hash) ? await nameOfWebsite(services.db, id) : undefined
    if (!website) throw new HttpError(404, 'refusal.notFound')
    await showBrandOf(c, website.partner_id)
    return contentPage(c, website.title, (await readDocument(services, id)).content)
  }),

  serve(cms_scrape_content, scrape),

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

  serve(partner_website_cms, async ({ c, params }) => c.redirect(`/cms/${params.website}`, 303)),

  serve(partner_website_generate, async ({ params }) => ({ url: `/cms/generator/${params.website}` })),

  serve(api_website_scrape_content, scrape),

  // What was read elsewhere becomes content of the website's first page.
  serve(api_website_convert, async ({ services, viewer, params, body }) => {
    const websiteId = params.website
    await changeDocument(services, viewer, websiteId, (content) => withBlocks(content, body.title, body.blocks))
    return findWebsite(services, viewer, websiteId)
  }),

  serve(api_website_sso, async ({ services, viewer, params }) => ({ url: await editorEntrance(services, viewer, params.website) })),
]
