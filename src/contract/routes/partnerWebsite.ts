import { CheckReport } from '../entities/checkReport'
import { Website, WebsiteChange } from '../entities/website'
import { NewWebsite, StatusMove } from '../entities/websiteMutations'
import { PortalInvitation, PortalInvitationRequest } from '../entities/portalInvitation'
import { Redirect } from '../envelopes'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

// Pages.
export const partner_website_details = route({
  name: 'partner_website_details',
  method: 'ANY',
  host,
  path: '/website/{website}',
  digits,
  answer: 'page',
})
export const partner_website_edit = route({
  name: 'partner_website_edit',
  method: 'ANY',
  host,
  path: '/website/{website}/edit',
  digits,
  answer: 'page',
})
export const partner_website_domains = route({
  name: 'partner_website_domains',
  method: 'ANY',
  host,
  path: '/website/{website}/domains',
  digits,
  answer: 'page',
})
export const partner_website_requirements = route({
  name: 'partner_website_requirements',
  method: 'ANY',
  host,
  path: '/website/{website}/requirements',
  digits,
  answer: 'page',
})
export const partner_website_cms = route({
  name: 'partner_website_cms',
  method: 'ANY',
  host,
  path: '/website/{website}/cms',
  digits,
  answer: 'page',
})
export const partner_website_portal = route({
  name: 'partner_website_portal',
  method: 'ANY',
  host,
  path: '/website/{website}/portal/{route}',
  digits,
  defaults: { route: 'my_dashboard' },
  answer: 'page',
})
// The spec names the customer area, and no way to invite into it: this is ours.
export const partner_website_portal_invite = route({
  name: 'partner_website_portal_invite',
  method: 'POST',
  host,
  path: '/website/{website}/portal_invitation',
  digits,
  body: PortalInvitationRequest,
  answer: PortalInvitation,
})
export const partner_website_screenshot = route({
  name: 'partner_website_screenshot',
  method: 'ANY',
  host,
  path: '/website/{website}/screenshot',
  digits,
  answer: 'file',
})

// Life of a website.
export const partner_website_new = route({
  name: 'partner_website_new',
  method: 'ANY',
  host,
  path: '/website/new/{selectedTemplate}',
  digits: ['selectedTemplate'],
  defaults: { selectedTemplate: null },
  body: NewWebsite,
  bodyType: 'form',
  answer: 'page',
})
export const partner_website_data = route({
  name: 'partner_website_data',
  method: 'ANY',
  host,
  path: '/website/{website}/data',
  digits,
  answer: Website,
})
export const partner_website_delete = route({
  name: 'partner_website_delete',
  method: 'DELETE',
  host,
  path: '/website/{website}/delete',
  digits,
  answer: 'empty',
})
export const partner_website_restore = route({
  name: 'partner_website_restore',
  method: 'POST',
  host,
  path: '/website/{website}/restore',
  digits,
  answer: Website,
})
export const partner_website_status = route({
  name: 'partner_website_status',
  method: 'POST',
  host,
  path: '/website/{website}/status',
  digits,
  body: StatusMove,
  answer: WebsiteChange,
})
export const partner_website_assign = route({
  name: 'partner_website_assign',
  method: 'POST',
  host,
  path: '/website/{website}/assign/{staff}',
  digits,
  defaults: { staff: null },
  answer: WebsiteChange,
})
export const partner_website_preset_save = route({
  name: 'partner_website_preset_save',
  method: 'POST',
  host,
  path: '/website/{website}/preset/{preset}/save',
  digits,
  answer: WebsiteChange,
})
export const partner_website_generate = route({
  name: 'partner_website_generate',
  method: 'ANY',
  host,
  path: '/website/{website}/generate',
  digits,
  answer: Redirect,
})
export const partner_website_check = route({
  name: 'partner_website_check',
  method: 'GET',
  host,
  path: '/{website}/check',
  digits,
  answer: CheckReport,
})
export const partner_website_check_run = route({
  name: 'partner_website_check_run',
  method: 'POST',
  host,
  path: '/{website}/check',
  digits,
  answer: CheckReport,
})
