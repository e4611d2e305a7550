import * as v from 'valibot'
import { Onboarding, Order, Price, Sector, Wishes } from '../entities/customerPortal'
import { Feedback, FeedbackDraft } from '../entities/feedback'
import { items } from '../envelopes'
import { route } from '../route'
import { id } from '../tolerant'

// The customer area is the subdomain "my", and `my_dashboard` of spec 2.7 is one of its names: all others follow it. Paths are ours.
const host = 'customer'

export const my_dashboard = route({ name: 'my_dashboard', method: 'GET', host, path: '/', answer: 'page' })
export const my_emails = route({ name: 'my_emails', method: 'GET', host, path: '/emails', answer: 'page' })
export const my_checkout = route({
  name: 'my_checkout',
  method: 'ANY',
  host,
  path: '/checkout',
  body: Order,
  bodyType: 'form',
  answer: 'page',
})
export const my_checkout_price = route({
  name: 'my_checkout_price',
  method: 'GET',
  host,
  path: '/checkout/price',
  query: v.object({ plan: v.optional(id) }),
  answer: Price,
})

// Feedback on the website.
export const my_feedback_preview = route({ name: 'my_feedback_preview', method: 'GET', host, path: '/feedback/preview', answer: 'page' })
export const my_feedback_todos = route({ name: 'my_feedback_todos', method: 'GET', host, path: '/feedback/todos', answer: items(Feedback) })
export const my_feedback_todo_save = route({
  name: 'my_feedback_todo_save',
  method: 'POST',
  host,
  path: '/feedback/todo/save',
  body: FeedbackDraft,
  answer: Feedback,
})
export const my_feedback_remove = route({
  name: 'my_feedback_remove',
  method: 'DELETE',
  host,
  path: '/feedback/{todo}/remove',
  answer: 'empty',
})
export const my_feedback_send_log = route({
  name: 'my_feedback_send_log',
  method: 'POST',
  host,
  path: '/feedback/log/send',
  body: v.object({ message: v.string() }),
  answer: 'empty',
})
export const my_feedback_publish = route({ name: 'my_feedback_publish', method: 'POST', host, path: '/feedback/publish', answer: 'empty' })

// Onboarding.
export const my_onboarding_save = route({
  name: 'my_onboarding_save',
  method: 'POST',
  host,
  path: '/onboarding/save',
  body: Onboarding,
  answer: Onboarding,
})
export const my_onboarding_sectors = route({
  name: 'my_onboarding_sectors',
  method: 'GET',
  host,
  path: '/onboarding/sectors',
  answer: items(Sector),
})
export const my_onboarding_validate_email = route({
  name: 'my_onboarding_validate_email',
  method: 'GET',
  host,
  path: '/onboarding/validateEmail/{email}',
  answer: v.object({ valid: v.boolean() }),
})

// Requirements: pages that save by posting to themselves.
export const my_requirements_inspiration = route({
  name: 'my_requirements_inspiration',
  method: 'ANY',
  host,
  path: '/requirements/inspiration',
  body: Wishes,
  bodyType: 'form',
  answer: 'page',
})
export const my_requirements_construction = route({
  name: 'my_requirements_construction',
  method: 'ANY',
  host,
  path: '/requirements/construction',
  body: Wishes,
  bodyType: 'form',
  answer: 'page',
})
export const my_requirements_logo = route({
  name: 'my_requirements_logo',
  method: 'ANY',
  host,
  path: '/requirements/logo',
  body: Wishes,
  bodyType: 'form',
  answer: 'page',
})
export const my_requirements_colors = route({
  name: 'my_requirements_colors',
  method: 'ANY',
  host,
  path: '/requirements/colors',
  body: Wishes,
  bodyType: 'form',
  answer: 'page',
})
export const my_requirements_structure = route({
  name: 'my_requirements_structure',
  method: 'ANY',
  host,
  path: '/requirements/structure',
  body: Wishes,
  bodyType: 'form',
  answer: 'page',
})
export const my_requirements_law = route({
  name: 'my_requirements_law',
  method: 'ANY',
  host,
  path: '/requirements/law',
  body: Wishes,
  bodyType: 'form',
  answer: 'page',
})
export const my_requirements_contact = route({
  name: 'my_requirements_contact',
  method: 'ANY',
  host,
  path: '/requirements/contact',
  body: Wishes,
  bodyType: 'form',
  answer: 'page',
})
export const my_requirements_files = route({
  name: 'my_requirements_files',
  method: 'ANY',
  host,
  path: '/requirements/files/{ids}',
  answer: 'page',
})
export const my_requirements_colors_file = route({
  name: 'my_requirements_colors_file',
  method: 'ANY',
  host,
  path: '/requirements/colors/file',
  answer: 'file',
})

// Words that help to find pictures and texts.
export const my_synonyms = route({ name: 'my_synonyms', method: 'GET', host, path: '/synonyms/{term}', answer: items(v.string()) })
export const my_synonyms_save = route({
  name: 'my_synonyms_save',
  method: 'POST',
  host,
  path: '/synonyms/{term}',
  body: items(v.string()),
  answer: items(v.string()),
})
