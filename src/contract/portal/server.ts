import * as v from 'valibot'
import { items } from '../envelopes'
import { serverRoute } from '../serverRoute'
import { id } from '../tolerant'
import { Onboarding, Order, Wishes } from './customerPortal'
import { FeedbackDraft } from './feedback'
import { PortalInvitationRequest } from './portalInvitation'
import * as client from './routes'

const host = 'customer'
const digits = ['website'] as const

export const my_dashboard = serverRoute(client.my_dashboard, { host, path: '/' })
export const my_emails = serverRoute(client.my_emails, { host, path: '/emails' })
export const my_checkout = serverRoute(client.my_checkout, { host, path: '/checkout', body: Order })
export const my_checkout_price = serverRoute(client.my_checkout_price, {
  host,
  path: '/checkout/price',
  query: v.object({ plan: v.optional(id) }),
})

// Feedback on the website.
export const my_feedback_preview = serverRoute(client.my_feedback_preview, { host, path: '/feedback/preview' })
export const my_feedback_todos = serverRoute(client.my_feedback_todos, { host, path: '/feedback/todos' })
export const my_feedback_todo_save = serverRoute(client.my_feedback_todo_save, { host, path: '/feedback/todo/save', body: FeedbackDraft })
export const my_feedback_remove = serverRoute(client.my_feedback_remove, { host, path: '/feedback/{todo}/remove', ids: ['todo'] })
export const my_feedback_send_log = serverRoute(client.my_feedback_send_log, {
  host,
  path: '/feedback/log/send',
  body: v.object({ message: v.string() }),
})
export const my_feedback_publish = serverRoute(client.my_feedback_publish, { host, path: '/feedback/publish' })

// Onboarding.
export const my_onboarding_save = serverRoute(client.my_onboarding_save, { host, path: '/onboarding/save', body: Onboarding })
export const my_onboarding_sectors = serverRoute(client.my_onboarding_sectors, { host, path: '/onboarding/sectors' })
export const my_onboarding_validate_email = serverRoute(client.my_onboarding_validate_email, {
  host,
  path: '/onboarding/validateEmail/{email}',
})

export const my_requirements_inspiration = serverRoute(client.my_requirements_inspiration, {
  host,
  path: '/requirements/inspiration',
  body: Wishes,
})
export const my_requirements_construction = serverRoute(client.my_requirements_construction, {
  host,
  path: '/requirements/construction',
  body: Wishes,
})
export const my_requirements_logo = serverRoute(client.my_requirements_logo, { host, path: '/requirements/logo', body: Wishes })
export const my_requirements_colors = serverRoute(client.my_requirements_colors, { host, path: '/requirements/colors', body: Wishes })
export const my_requirements_structure = serverRoute(client.my_requirements_structure, {
  host,
  path: '/requirements/structure',
  body: Wishes,
})
export const my_requirements_law = serverRoute(client.my_requirements_law, { host, path: '/requirements/law', body: Wishes })
export const my_requirements_contact = serverRoute(client.my_requirements_contact, { host, path: '/requirements/contact', body: Wishes })
export const my_requirements_files = serverRoute(client.my_requirements_files, { host, path: '/requirements/files/{ids}' })
export const my_requirements_colors_file = serverRoute(client.my_requirements_colors_file, { host, path: '/requirements/colors/file' })

export const my_synonyms = serverRoute(client.my_synonyms, { host, path: '/synonyms/{term}' })
export const my_synonyms_save = serverRoute(client.my_synonyms_save, { host, path: '/synonyms/{term}', body: items(v.string()) })
export const partner_website_requirements = serverRoute(client.partner_website_requirements, {
  host: 'partner',
  path: '/website/{website}/requirements',
  digits,
})
export const partner_website_portal = serverRoute(client.partner_website_portal, {
  host: 'partner',
  path: '/website/{website}/portal/{route}',
  digits,
  defaults: { route: 'my_dashboard' },
})
export const partner_website_portal_view = serverRoute(client.partner_website_portal_view, {
  host: 'partner',
  path: '/website/{website}/portal_view/{status}',
  digits,
})
export const partner_website_portal_invite = serverRoute(client.partner_website_portal_invite, {
  host: 'partner',
  path: '/website/{website}/portal_invitation',
  digits,
  body: PortalInvitationRequest,
})
