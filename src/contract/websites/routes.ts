import * as v from 'valibot'
import { ScrapedContent } from '../assistant/scrapedContent'
import { items, list, Redirect } from '../envelopes'
import { route } from '../route'
import { User } from '../user'
import { BinnedWebsite } from './binnedWebsite'
import { CheckReport } from './checkReport'
import { Note, NoteVersion } from './note'
import { Website, ChangedWebsite, WebsiteDetails } from './website'
import { WebsiteDeletion } from './websiteDeletion'
import { BulkResult, TakenBack } from './websiteMutations'
import { WebsiteTemplate } from './websiteTemplate'

// Work over all websites.
export const api_partner_websites = route({ name: 'api_partner_websites', method: 'GET', answer: list(Website) })
export const api_partner_website_create = route({
  name: 'api_partner_website_create',
  urlName: 'api_partner_websites',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Website,
})
export const api_partner_websites_change = route({ name: 'api_partner_websites_change', method: 'POST', answer: BulkResult })
export const api_partner_websites_take_back = route({ name: 'api_partner_websites_take_back', method: 'POST', answer: TakenBack })
export const api_partner_templates = route({ name: 'api_partner_templates', method: 'GET', answer: items(WebsiteTemplate) })
export const api_partner_follow = route({ name: 'api_partner_follow', method: 'POST', answer: v.object({ following: v.boolean() }) })

// The spec knows one mark only, which brings news: this one does not, and is ours.
export const api_partner_star = route({ name: 'api_partner_star', method: 'PUT', answer: v.object({ starred: v.boolean() }) })
export const api_partner_recycle_bin = route({ name: 'api_partner_recycle_bin', method: 'GET', answer: items(BinnedWebsite) })
// A question, but about more websites than an address has room for.
export const api_partner_websites_deletion = route({ name: 'api_partner_websites_deletion', method: 'POST', answer: WebsiteDeletion })

// Details.
export const api_website_details = route({ name: 'api_website_details', method: 'GET', answer: WebsiteDetails })
export const api_website_details_property = route({
  name: 'api_website_details_property',
  method: 'POST',
  bodyType: 'form',
  answer: WebsiteDetails,
})

// Workflow.
export const api_website_due_date = route({ name: 'api_website_due_date', method: 'PUT', answer: ChangedWebsite })
export const api_website_workflow = route({ name: 'api_website_workflow', method: 'PUT', answer: ChangedWebsite })

// Who else has the website open. A page calls while it is visible; who stops calling is gone after a minute.
export const api_website_presence = route({ name: 'api_website_presence', method: 'POST', answer: items(User) })
export const api_website_presence_leave = route({ name: 'api_website_presence_leave', method: 'DELETE', answer: 'empty' })

export const api_website_sso = route({ name: 'api_website_sso', method: 'GET', answer: Redirect })
export const api_website_scrape_content = route({ name: 'api_website_scrape_content', method: 'GET', answer: ScrapedContent })
export const api_website_convert = route({ name: 'api_website_convert', method: 'POST', answer: ChangedWebsite })
export const partner_overdue_websites = route({ name: 'partner_overdue_websites', method: 'ANY', answer: 'page' })
export const partner_websites = route({ name: 'partner_websites', method: 'ANY', answer: 'page' })
export const partner_websites_leads = route({ name: 'partner_websites_leads', method: 'ANY', answer: 'page' })
export const partner_websites_assign = route({ name: 'partner_websites_assign', method: 'ANY', answer: 'page' })
export const partner_templates = route({ name: 'partner_templates', method: 'ANY', answer: 'page' })

// Pages.
export const partner_website_details = route({ name: 'partner_website_details', method: 'ANY', answer: 'page' })
export const partner_website_edit = route({ name: 'partner_website_edit', method: 'ANY', answer: 'page' })
export const partner_website_cms = route({ name: 'partner_website_cms', method: 'ANY', answer: 'page' })
export const partner_website_screenshot = route({ name: 'partner_website_screenshot', method: 'ANY', answer: 'file' })

// Life of a website.
export const partner_website_new = route({ name: 'partner_website_new', method: 'ANY', bodyType: 'form', answer: 'page' })
export const partner_website_delete = route({ name: 'partner_website_delete', method: 'DELETE', answer: 'empty' })
export const partner_website_restore = route({ name: 'partner_website_restore', method: 'POST', answer: Website })
export const partner_website_status = route({ name: 'partner_website_status', method: 'POST', answer: ChangedWebsite })
export const partner_website_assign = route({ name: 'partner_website_assign', method: 'POST', answer: ChangedWebsite })
export const partner_website_preset_save = route({ name: 'partner_website_preset_save', method: 'POST', answer: ChangedWebsite })
export const partner_website_generate = route({ name: 'partner_website_generate', method: 'ANY', answer: Redirect })
export const partner_website_check = route({ name: 'partner_website_check', method: 'GET', answer: CheckReport })
export const partner_website_check_run = route({ name: 'partner_website_check_run', method: 'POST', answer: CheckReport })

// What is written down about a website: note, time, contract.
export const partner_website_note = route({ name: 'partner_website_note', method: 'GET', answer: v.object({ note: Note }) })
export const partner_website_note_save = route({ name: 'partner_website_note_save', method: 'POST', answer: v.object({ note: Note }) })
export const partner_website_note_versions = route({ name: 'partner_website_note_versions', method: 'GET', answer: items(NoteVersion) })
