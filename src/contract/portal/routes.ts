import * as v from 'valibot'
import { items } from '../envelopes'
import { route } from '../route'
import { Onboarding, Price, Sector } from './customerPortal'
import { Feedback } from './feedback'
import { PortalInvitation } from './portalInvitation'

export const my_dashboard = route({ name: 'my_dashboard', method: 'GET', answer: 'page' })
export const my_emails = route({ name: 'my_emails', method: 'GET', answer: 'page' })
export const my_checkout = route({ name: 'my_checkout', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_checkout_price = route({ name: 'my_checkout_price', method: 'GET', answer: Price })

// Feedback on the website.
export const my_feedback_preview = route({ name: 'my_feedback_preview', method: 'GET', answer: 'page' })
export const my_feedback_todos = route({ name: 'my_feedback_todos', method: 'GET', answer: items(Feedback) })
export const my_feedback_todo_save = route({ name: 'my_feedback_todo_save', method: 'POST', answer: Feedback })
export const my_feedback_remove = route({ name: 'my_feedback_remove', method: 'DELETE', answer: 'empty' })
export const my_feedback_send_log = route({ name: 'my_feedback_send_log', method: 'POST', answer: 'empty' })
export const my_feedback_publish = route({ name: 'my_feedback_publish', method: 'POST', answer: 'empty' })

// Onboarding.
export const my_onboarding_save = route({ name: 'my_onboarding_save', method: 'POST', answer: Onboarding })
export const my_onboarding_sectors = route({ name: 'my_onboarding_sectors', method: 'GET', answer: items(Sector) })
export const my_onboarding_validate_email = route({
  name: 'my_onboarding_validate_email',
  method: 'GET',
  answer: v.object({ valid: v.boolean() }),
})

// Requirements: pages that save by posting to themselves.
export const my_requirements_inspiration = route({ name: 'my_requirements_inspiration', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_requirements_construction = route({ name: 'my_requirements_construction', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_requirements_logo = route({ name: 'my_requirements_logo', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_requirements_colors = route({ name: 'my_requirements_colors', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_requirements_structure = route({ name: 'my_requirements_structure', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_requirements_law = route({ name: 'my_requirements_law', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_requirements_contact = route({ name: 'my_requirements_contact', method: 'ANY', bodyType: 'form', answer: 'page' })
export const my_requirements_files = route({ name: 'my_requirements_files', method: 'ANY', answer: 'page' })
export const my_requirements_colors_file = route({ name: 'my_requirements_colors_file', method: 'ANY', answer: 'file' })

// Words that help to find pictures and texts.
export const my_synonyms = route({ name: 'my_synonyms', method: 'GET', answer: items(v.string()) })
export const my_synonyms_save = route({ name: 'my_synonyms_save', method: 'POST', answer: items(v.string()) })
export const partner_website_requirements = route({ name: 'partner_website_requirements', method: 'ANY', answer: 'page' })
export const partner_website_portal = route({ name: 'partner_website_portal', method: 'ANY', answer: 'page' })
// Ours: the first page of the customer area as the customer would see it in a status (N-03). An element with `data-portal` tells it from a refusal.
export const partner_website_portal_view = route({ name: 'partner_website_portal_view', method: 'GET', answer: 'page' })
// The spec names the customer area, and no way to invite into it: this is ours.
export const partner_website_portal_invite = route({ name: 'partner_website_portal_invite', method: 'POST', answer: PortalInvitation })
