import * as v from 'valibot'
import { ScrapedContent } from '../assistant/scrapedContent'
import { yesOrNo } from '../fields'
import { PropertyValue } from '../propertyValue'
import { serverRoute } from '../serverRoute'
import { NoteDraft } from './note'
import * as client from './routes'
import { WebsitesToDelete } from './websiteDeletion'
import { BulkChange, DueDate, NewWebsite, NewWebsiteForm, StatusMove, TakeBack, Workflow } from './websiteMutations'
import { WebsiteQuery } from './websiteQuery'

const host = 'partner'
const digits = ['website'] as const

// Work over all websites.
export const api_partner_websites = serverRoute(client.api_partner_websites, { host, path: '/api/websites', query: WebsiteQuery })
export const api_partner_website_create = serverRoute(client.api_partner_website_create, { host, path: '/api/websites', body: NewWebsite })
export const api_partner_websites_change = serverRoute(client.api_partner_websites_change, {
  host,
  path: '/api/websites/change',
  body: BulkChange,
})
export const api_partner_websites_take_back = serverRoute(client.api_partner_websites_take_back, {
  host,
  path: '/api/websites/take-back',
  body: TakeBack,
})
export const api_partner_templates = serverRoute(client.api_partner_templates, { host, path: '/api/templates/list' })
export const api_partner_follow = serverRoute(client.api_partner_follow, {
  host,
  path: '/api/follow/{type}/{resourceId}',
  ids: ['resourceId'],
  defaults: { type: 'website' },
  /** How it shall be; without it the opposite of how it is. */
  query: v.object({ following: yesOrNo }),
})

export const api_partner_star = serverRoute(client.api_partner_star, {
  host,
  path: '/api/star/{website}',
  digits: ['website'],
  body: v.object({ starred: v.boolean() }),
})
export const api_partner_recycle_bin = serverRoute(client.api_partner_recycle_bin, { host, path: '/api/recycle_bin' })
export const api_partner_websites_deletion = serverRoute(client.api_partner_websites_deletion, {
  host,
  path: '/api/websites/deletion',
  body: WebsitesToDelete,
})

// Details.
export const api_website_details = serverRoute(client.api_website_details, { host, path: '/api/website-details/{id}', digits: ['id'] })
export const api_website_details_property = serverRoute(client.api_website_details_property, {
  host,
  path: '/api/website-details/{id}/{group}/{property}',
  digits: ['id'],
  body: PropertyValue,
})

// Workflow.
export const api_website_due_date = serverRoute(client.api_website_due_date, {
  host,
  path: '/api/website/due-date/{website}',
  digits,
  body: DueDate,
})
export const api_website_workflow = serverRoute(client.api_website_workflow, {
  host,
  path: '/api/website/workflow/{website}',
  digits,
  body: Workflow,
})

export const api_website_presence = serverRoute(client.api_website_presence, { host, path: '/api/website/{website}/presence', digits })
export const api_website_presence_leave = serverRoute(client.api_website_presence_leave, {
  host,
  path: '/api/website/{website}/presence',
  digits,
})

// Content. The spec names these calls without their paths.
export const api_website_sso = serverRoute(client.api_website_sso, { host, path: '/api/website/{website}/sso', digits })
export const api_website_scrape_content = serverRoute(client.api_website_scrape_content, {
  host,
  path: '/api/website/{website}/scrape',
  digits,
  query: v.object({ url: v.string() }),
})
export const api_website_convert = serverRoute(client.api_website_convert, {
  host,
  path: '/api/website/{website}/convert',
  digits,
  body: ScrapedContent,
})
export const partner_overdue_websites = serverRoute(client.partner_overdue_websites, { host, path: '/overdue-websites' })
export const partner_websites = serverRoute(client.partner_websites, { host, path: '/websites' })
export const partner_websites_leads = serverRoute(client.partner_websites_leads, { host, path: '/websites/leads' })
export const partner_websites_assign = serverRoute(client.partner_websites_assign, { host, path: '/websites/assign' })
export const partner_templates = serverRoute(client.partner_templates, { host, path: '/templates' })

// Pages.
export const partner_website_details = serverRoute(client.partner_website_details, { host, path: '/website/{website}', digits })
export const partner_website_edit = serverRoute(client.partner_website_edit, { host, path: '/website/{website}/edit', digits })
export const partner_website_cms = serverRoute(client.partner_website_cms, { host, path: '/website/{website}/cms', digits })
export const partner_website_screenshot = serverRoute(client.partner_website_screenshot, {
  host,
  path: '/website/{website}/screenshot',
  digits,
})

// Life of a website.
export const partner_website_new = serverRoute(client.partner_website_new, {
  host,
  path: '/website/new/{selectedTemplate}',
  digits: ['selectedTemplate'],
  defaults: { selectedTemplate: null },
  body: NewWebsiteForm,
})
export const partner_website_delete = serverRoute(client.partner_website_delete, { host, path: '/website/{website}/delete', digits })
export const partner_website_restore = serverRoute(client.partner_website_restore, { host, path: '/website/{website}/restore', digits })
export const partner_website_status = serverRoute(client.partner_website_status, {
  host,
  path: '/website/{website}/status',
  digits,
  body: StatusMove,
})
export const partner_website_assign = serverRoute(client.partner_website_assign, {
  host,
  path: '/website/{website}/assign/{staff}',
  digits,
  defaults: { staff: null },
})
export const partner_website_preset_save = serverRoute(client.partner_website_preset_save, {
  host,
  path: '/website/{website}/preset/{preset}/save',
  ids: ['preset'],
  digits,
})
export const partner_website_generate = serverRoute(client.partner_website_generate, { host, path: '/website/{website}/generate', digits })
export const partner_website_check = serverRoute(client.partner_website_check, { host, path: '/{website}/check', digits })
export const partner_website_check_run = serverRoute(client.partner_website_check_run, { host, path: '/{website}/check', digits })

export const partner_website_note = serverRoute(client.partner_website_note, { host, path: '/website/{website}/note', digits })
export const partner_website_note_save = serverRoute(client.partner_website_note_save, {
  host,
  path: '/website/{website}/note',
  digits,
  body: NoteDraft,
})
export const partner_website_note_versions = serverRoute(client.partner_website_note_versions, {
  host,
  path: '/website/{website}/note/versions',
  digits,
})
