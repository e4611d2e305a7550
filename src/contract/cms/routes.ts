import * as v from 'valibot'
import { ScrapedContent } from '../assistant/scrapedContent'
import { items } from '../envelopes'
import { route } from '../route'
import { Timer } from '../time/timer'
import { phpMap } from '../tolerant'
import { Website } from '../websites/website'
import { CmsDocument, KeepAlive, SeoReport, Snapshot, StockMedia } from './cms'

const anything = phpMap(v.unknown())

// Editor.
export const cms_editor = route({ name: 'cms_editor', method: 'ANY', answer: 'page' })
export const cms_undocked = route({ name: 'cms_undocked', method: 'ANY', answer: 'page' })
export const cms_keepalive = route({ name: 'cms_keepalive', method: 'ANY', answer: KeepAlive })
export const cms_timer = route({ name: 'cms_timer', method: 'ANY', answer: Timer })
export const cms_save = route({ name: 'cms_save', method: 'POST', answer: CmsDocument })
export const cms_form_settings = route({ name: 'cms_form_settings', method: 'ANY', answer: anything })
export const cms_generator = route({ name: 'cms_generator', method: 'ANY', answer: 'page' })

// Website.
export const cms_website_preview = route({ name: 'cms_website_preview', method: 'GET', answer: 'page' })
export const cms_website_config = route({ name: 'cms_website_config', method: 'GET', answer: anything })
export const cms_website_details = route({ name: 'cms_website_details', method: 'GET', answer: Website })
export const cms_website_save = route({ name: 'cms_website_save', method: 'POST', answer: CmsDocument })
export const cms_website_save_snapshot = route({ name: 'cms_website_save_snapshot', method: 'POST', answer: Snapshot })
export const cms_website_revert = route({ name: 'cms_website_revert', method: 'POST', answer: CmsDocument })
export const cms_website_snapshots = route({ name: 'cms_website_snapshots', method: 'GET', answer: items(Snapshot) })
export const cms_website_colors = route({ name: 'cms_website_colors', method: 'GET', answer: items(v.string()) })
export const cms_website_find = route({ name: 'cms_website_find', method: 'GET', answer: items(Website) })
export const cms_website_export = route({ name: 'cms_website_export', method: 'GET', answer: 'file' })
export const cms_presentation = route({ name: 'cms_presentation', method: 'GET', answer: 'page' })
export const cms_snapshot = route({ name: 'cms_snapshot', method: 'GET', answer: 'page' })

// Content from elsewhere.
export const cms_scrape_content = route({ name: 'cms_scrape_content', method: 'GET', answer: ScrapedContent })
export const cms_scrape_urls = route({ name: 'cms_scrape_urls', method: 'GET', answer: items(v.string()) })
export const cms_stock_photos_search = route({ name: 'cms_stock_photos_search', method: 'GET', answer: items(StockMedia) })
export const cms_stock_videos_search = route({ name: 'cms_stock_videos_search', method: 'GET', answer: items(StockMedia) })

// Links, search engines, assets.
export const cms_link_presentation = route({ name: 'cms_link_presentation', method: 'GET', answer: v.object({ url: v.string() }) })
export const cms_link_feedback = route({ name: 'cms_link_feedback', method: 'GET', answer: v.object({ url: v.string() }) })
export const cms_seo_analyze = route({ name: 'cms_seo_analyze', method: 'ANY', answer: SeoReport })
export const cms_assets_compile = route({ name: 'cms_assets_compile', method: 'POST', answer: anything })
export const cms_assets_config = route({ name: 'cms_assets_config', method: 'GET', answer: anything })
