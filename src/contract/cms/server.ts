import * as v from 'valibot'
import { serverRoute } from '../serverRoute'
import { CmsSave, CmsSettings } from './cms'
import * as client from './routes'

const host = 'cms'
const digits = ['webcard'] as const

// Editor.
export const cms_editor = serverRoute(client.cms_editor, { host, path: '/{webcard}', digits, defaults: { webcard: null } })
export const cms_undocked = serverRoute(client.cms_undocked, { host, path: '/{webcard}/undocked', digits })
export const cms_keepalive = serverRoute(client.cms_keepalive, { host, path: '/{webcard}/keepalive', digits })
export const cms_timer = serverRoute(client.cms_timer, { host, path: '/{webcard}/timer', digits })
export const cms_save = serverRoute(client.cms_save, { host, path: '/{webcard}/save', digits, body: CmsSave })
export const cms_form_settings = serverRoute(client.cms_form_settings, {
  host,
  path: '/{webcard}/form/settings',
  digits,
  body: CmsSettings,
})
export const cms_generator = serverRoute(client.cms_generator, { host, path: '/generator/{webcard}', digits })

// Website.
export const cms_website_preview = serverRoute(client.cms_website_preview, { host, path: '/website/{webcard}/preview', digits })
export const cms_website_config = serverRoute(client.cms_website_config, { host, path: '/website/{webcard}/config', digits })
export const cms_website_details = serverRoute(client.cms_website_details, { host, path: '/website/{webcard}/details', digits })
export const cms_website_save = serverRoute(client.cms_website_save, { host, path: '/website/{webcard}/save', digits, body: CmsSave })
export const cms_website_save_snapshot = serverRoute(client.cms_website_save_snapshot, {
  host,
  path: '/website/{webcard}/saveSnapshot',
  digits,
  body: v.object({ title: v.optional(v.string()) }),
})
export const cms_website_revert = serverRoute(client.cms_website_revert, { host, path: '/website/{webcard}/revert/{timestamp}', digits })
export const cms_website_snapshots = serverRoute(client.cms_website_snapshots, { host, path: '/website/{webcard}/snapshots', digits })
export const cms_website_colors = serverRoute(client.cms_website_colors, { host, path: '/website/{webcard}/colors', digits })
export const cms_website_find = serverRoute(client.cms_website_find, { host, path: '/website/find', query: v.object({ term: v.string() }) })
export const cms_website_export = serverRoute(client.cms_website_export, { host, path: '/website/{webcard}/export', digits })
export const cms_presentation = serverRoute(client.cms_presentation, { host, path: '/presentation/{webcard}/{hash}', digits })
export const cms_snapshot = serverRoute(client.cms_snapshot, { host, path: '/snapshot/{timestamp}' })

// Content from elsewhere.
export const cms_scrape_content = serverRoute(client.cms_scrape_content, {
  host,
  path: '/scrape/content',
  query: v.object({ url: v.string() }),
})
export const cms_scrape_urls = serverRoute(client.cms_scrape_urls, { host, path: '/scrape/urls', query: v.object({ url: v.string() }) })
export const cms_stock_photos_search = serverRoute(client.cms_stock_photos_search, {
  host,
  path: '/stock/photos/search',
  query: v.object({ term: v.string() }),
})
export const cms_stock_videos_search = serverRoute(client.cms_stock_videos_search, {
  host,
  path: '/stock/videos/search',
  query: v.object({ term: v.string() }),
})

// Links, search engines, assets.
export const cms_link_presentation = serverRoute(client.cms_link_presentation, { host, path: '/{webcard}/link/presentation', digits })
export const cms_link_feedback = serverRoute(client.cms_link_feedback, { host, path: '/{webcard}/link/feedback', digits })
export const cms_seo_analyze = serverRoute(client.cms_seo_analyze, { host, path: '/{webcard}/seo/analyze', digits })
export const cms_assets_compile = serverRoute(client.cms_assets_compile, { host, path: '/{webcard}/assets/compile', digits })
export const cms_assets_config = serverRoute(client.cms_assets_config, { host, path: '/{webcard}/assets/config', digits })
