import { CheckReport } from '../entities/checkReport'
import { ChangedWebsite, Website } from '../entities/website'
import { PortalInvitation } from '../entities/portalInvitation'
import { Redirect } from '../envelopes'
import { route } from '../route'

// Pages.
export const partner_website_details = route({ name: 'partner_website_details', method: 'ANY', answer: 'page' })
export const partner_website_edit = route({ name: 'partner_website_edit', method: 'ANY', answer: 'page' })
export const partner_website_domains = route({ name: 'partner_website_domains', method: 'ANY', answer: 'page' })
export const partner_website_requirements = route({ name: 'partner_website_requirements', method: 'ANY', answer: 'page' })
export const partner_website_cms = route({ name: 'partner_website_cms', method: 'ANY', answer: 'page' })
export const partner_website_portal = route({ name: 'partner_website_portal', method: 'ANY', answer: 'page' })
// The spec names the customer area, and no way to invite into it: this is ours.
export const partner_website_portal_invite = route({ name: 'partner_website_portal_invite', method: 'POST', answer: PortalInvitation })
export const partner_website_screenshot = route({ name: 'partner_website_screenshot', method: 'ANY', answer: 'file' })

// Life of a website.
export const partner_website_new = route({ name: 'partner_website_new', method: 'ANY', bodyType: 'form', answer: 'page' })
export const partner_website_data = route({ name: 'partner_website_data', method: 'ANY', answer: Website })
export const partner_website_delete = route({ name: 'partner_website_delete', method: 'DELETE', answer: 'empty' })
export const partner_website_restore = route({ name: 'partner_website_restore', method: 'POST', answer: Website })
export const partner_website_status = route({ name: 'partner_website_status', method: 'POST', answer: ChangedWebsite })
export const partner_website_assign = route({ name: 'partner_website_assign', method: 'POST', answer: ChangedWebsite })
export const partner_website_preset_save = route({ name: 'partner_website_preset_save', method: 'POST', answer: ChangedWebsite })
export const partner_website_generate = route({ name: 'partner_website_generate', method: 'ANY', answer: Redirect })
export const partner_website_check = route({ name: 'partner_website_check', method: 'GET', answer: CheckReport })
export const partner_website_check_run = route({ name: 'partner_website_check_run', method: 'POST', answer: CheckReport })
