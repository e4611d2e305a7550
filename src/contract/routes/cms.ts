import * as v from 'valibot'
import { CmsDocument, CmsSave, CmsSettings, KeepAlive, SeoReport, Snapshot, StockMedia } from '../entities/cms'
import { ScrapedContent } from '../entities/scrapedContent'
import { Timer } from '../entities/timer'
import { Website } from '../entities/website'
import { items } from '../envelopes'
import { route } from '../route'
import { phpMap } from '../tolerant'

// The spec names most of these routes by words only; paths are ours. A webcard is a website in the editor.
const host = 'cms'
const digits = ['webcard'] as const
const anything = phpMap(v.unknown())

// Editor.
export const cms_editor = route({
  name: 'cms_editor',
  method: 'ANY',
  host,
  path: '/{webcard}',
  digits,
  defaults: { webcard: null },
  answer: 'page',
})
export const cms_undocked = route({ name: 'cms_undocked', method: 'ANY', host, path: '/{webcard}/undocked', digits, answer: 'page' })
export const cms_keepalive = route({ name: 'cms_keepalive', method: 'ANY', host, path: '/{webcard}/keepalive', digits, answer: KeepAlive })
export const cms_timer = route({ name: 'cms_timer', method: 'ANY', host, path: '/{webcard}/timer', digits, answer: Timer })
export const cms_save = route({
  name: 'cms_save',
  method: 'POST',
  host,
  path: '/{webcard}/save',
  digits,
  body: CmsSave,
  answer: CmsDocument,
})
export const cms_form_settings = route({
  name: 'cms_form_settings',
  method: 'ANY',
  host,
  path: '/{webcard}/form/settings',
  digits,
  body: CmsSettings,
  answer: anything,
})
export const cms_generator = route({ name: 'cms_generator', method: 'ANY', host, path: '/generator/{webcard}', digits, answer: 'page' })

// Website.
export const cms_website_preview = route({
  name: 'cms_website_preview',
  method: 'GET',
  host,
  path: '/website/{webcard}/preview',
  digits,
  answer: 'page',
})
export const cms_website_config = route({
  name: 'cms_website_config',
  method: 'GET',
  host,
  path: '/website/{webcard}/config',
  digits,
  answer: anything,
})
export const cms_website_details = route({
  name: 'cms_website_details',
  method: 'GET',
  host,
  path: '/website/{webcard}/details',
  digits,
  answer: Website,
})
export const cms_website_save = route({
  name: 'cms_website_save',
  method: 'POST',
  host,
  path: '/website/{webcard}/save',
  digits,
  body: CmsSave,
  answer: CmsDocument,
})
export const cms_website_save_snapshot = route({
  name: 'cms_website_save_snapshot',
  method: 'POST',
  host,
  path: '/website/{webcard}/saveSnapshot',
  digits,
  body: v.object({ title: v.optional(v.string()) }),
  answer: Snapshot,
})
export const cms_website_revert = route({
  name: 'cms_website_revert',
  method: 'POST',
  host,
  path: '/website/{webcard}/revert/{timestamp}',
  digits,
  answer: CmsDocument,
})
export const cms_website_snapshots = route({
  name: 'cms_website_snapshots',
  method: 'GET',
  host,
  path: '/website/{webcard}/snapshots',
  digits,
  answer: items(Snapshot),
})
export const cms_website_colors = route({
  name: 'cms_website_colors',
  method: 'GET',
  host,
  path: '/website/{webcard}/colors',
  digits,
  answer: items(v.string()),
})
export const cms_website_find = route({
  name: 'cms_website_find',
  method: 'GET',
  host,
  path: '/website/find',
  query: v.object({ term: v.string() }),
  answer: items(Website),
})
export const cms_website_export = route({
  name: 'cms_website_export',
  method: 'GET',
  host,
  path: '/website/{webcard}/export',
  digits,
  answer: 'file',
})
export const cms_presentation = route({
  name: 'cms_presentation',
  method: 'GET',
  host,
  path: '/presentation/{webcard}/{hash}',
  digits,
  answer: 'page',
})
export const cms_snapshot = route({ name: 'cms_snapshot', method: 'GET', host, path: '/snapshot/{timestamp}', answer: 'page' })

// Content from elsewhere.
export const cms_scrape_content = route({
  name: 'cms_scrape_content',
  method: 'GET',
  host,
  path: '/scrape/content',
  query: v.object({ url: v.string() }),
  answer: ScrapedContent,
})
export const cms_scrape_urls = route({
  name: 'cms_scrape_urls',
  method: 'GET',
  host,
  path: '/scrape/urls',
  query: v.object({ url: v.string() }),
  answer: items(v.string()),
})
export const cms_stock_photos_search = route({
  name: 'cms_stock_photos_search',
  method: 'GET',
  host,
  path: '/stock/photos/search',
  query: v.object({ term: v.string() }),
  answer: items(StockMedia),
})
export const cms_stock_videos_search = route({
  name: 'cms_stock_videos_search',
  method: 'GET',
  host,
  path: '/stock/videos/search',
  query: v.object({ term: v.string() }),
  answer: items(StockMedia),
})

// Links, search engines, assets.
export const cms_link_presentation = route({
  name: 'cms_link_presentation',
  method: 'GET',
  host,
  path: '/{webcard}/link/presentation',
  digits,
  answer: v.object({ url: v.string() }),
})
export const cms_link_feedback = route({
  name: 'cms_link_feedback',
  method: 'GET',
  host,
  path: '/{webcard}/link/feedback',
  digits,
  answer: v.object({ url: v.string() }),
})
export const cms_seo_analyze = route({
  name: 'cms_seo_analyze',
  method: 'ANY',
  host,
  path: '/{webcard}/seo/analyze',
  digits,
  answer: SeoReport,
})
export const cms_assets_compile = route({
  name: 'cms_assets_compile',
  method: 'POST',
  host,
  path: '/{webcard}/assets/compile',
  digits,
  answer: anything,
})
export const cms_assets_config = route({
  name: 'cms_assets_config',
  method: 'GET',
  host,
  path: '/{webcard}/assets/config',
  digits,
  answer: anything,
})
