import { NewWebsite, StatusMove } from '../entities/websiteMutations'
import { PortalInvitationRequest } from '../entities/portalInvitation'
import * as client from '../routes/partnerWebsite'
import { serverRoute } from './serverRoute'

const host = 'partner'
const digits = ['website'] as const

// Pages.
export const partner_website_details = serverRoute(client.partner_website_details, { host, path: '/website/{website}', digits })
export const partner_website_edit = serverRoute(client.partner_website_edit, { host, path: '/website/{website}/edit', digits })
export const partner_website_domains = serverRoute(client.partner_website_domains, { host, path: '/website/{website}/domains', digits })
export const partner_website_requirements = serverRoute(client.partner_website_requirements, {
  host,
  path: '/website/{website}/requirements',
  digits,
})
export const partner_website_cms = serverRoute(client.partner_website_cms, { host, path: '/website/{website}/cms', digits })
export const partner_website_portal = serverRoute(client.partner_website_portal, {
  host,
  path: '/website/{website}/portal/{route}',
  digits,
  defaults: { route: 'my_dashboard' },
})
export const partner_website_portal_invite = serverRoute(client.partner_website_portal_invite, {
  host,
  path: '/website/{website}/portal_invitation',
  digits,
  body: PortalInvitationRequest,
})
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
  body: NewWebsite,
})
export const partner_website_data = serverRoute(client.partner_website_data, { host, path: '/website/{website}/data', digits })
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
  digits,
})
export const partner_website_generate = serverRoute(client.partner_website_generate, { host, path: '/website/{website}/generate', digits })
export const partner_website_check = serverRoute(client.partner_website_check, { host, path: '/{website}/check', digits })
export const partner_website_check_run = serverRoute(client.partner_website_check_run, { host, path: '/{website}/check', digits })
