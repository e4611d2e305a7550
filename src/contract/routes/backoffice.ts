import * as v from 'valibot'
import { Note, NoteDraft } from '../entities/note'
import { Todo, TodoDraft } from '../entities/todo'
import { items } from '../envelopes'
import { route } from '../route'
import { id } from '../tolerant'

const host = 'backoffice'
const digits = ['id'] as const

export const backoffice_logout = route({ name: 'backoffice_logout', method: 'ANY', host, path: '/logout', answer: 'page' })
export const backoffice_unassigned_view = route({
  name: 'backoffice_unassigned_view',
  method: 'ANY',
  host,
  path: '/unassigned/view',
  answer: 'page',
})

// Stock photos that are never offered.
export const backoffice_stock_photos_blacklist = route({
  name: 'backoffice_stock_photos_blacklist',
  method: 'GET',
  host,
  path: '/stock/photos/blacklist',
  answer: items(v.string()),
})
export const backoffice_stock_photos_blacklist_save = route({
  name: 'backoffice_stock_photos_blacklist_save',
  method: 'POST',
  host,
  path: '/stock/photos/blacklist',
  body: items(v.string()),
  answer: items(v.string()),
})

// One website.
export const backoffice_website = route({ name: 'backoffice_website', method: 'ANY', host, path: '/website/{id}', digits, answer: 'page' })
export const backoffice_website_cancellation = route({
  name: 'backoffice_website_cancellation',
  method: 'ANY',
  host,
  path: '/website/cancellation/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_cms = route({
  name: 'backoffice_website_cms',
  method: 'ANY',
  host,
  path: '/website/cms/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_todo_create_ajax = route({
  name: 'backoffice_website_todo_create_ajax',
  method: 'ANY',
  host,
  path: '/website/todo/create_ajax/{id}',
  digits,
  body: TodoDraft,
  answer: Todo,
})
export const backoffice_website_save_note = route({
  name: 'backoffice_website_save_note',
  method: 'ANY',
  host,
  path: '/website/save_note/{id}',
  digits,
  body: NoteDraft,
  answer: v.object({ note: Note }),
})
export const backoffice_fonts_suggest_widget = route({
  name: 'backoffice_fonts_suggest_widget',
  method: 'ANY',
  host,
  path: '/fonts/suggestWidget/{id}/website',
  digits,
  answer: 'page',
})
export const backoffice_files_delete = route({
  name: 'backoffice_files_delete',
  method: 'ANY',
  host,
  path: '/files/delete',
  body: v.object({ files: v.array(id) }),
  answer: 'empty',
})

// Log of a website.
export const backoffice_website_log_filter = route({
  name: 'backoffice_website_log_filter',
  method: 'ANY',
  host,
  path: '/website/log/filter/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_log_list = route({
  name: 'backoffice_website_log_list',
  method: 'ANY',
  host,
  path: '/website/log/list/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_log_compact = route({
  name: 'backoffice_website_log_compact',
  method: 'ANY',
  host,
  path: '/website/log/compact/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_log_update = route({
  name: 'backoffice_website_log_update',
  method: 'ANY',
  host,
  path: '/website/log/update/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_log_scroll = route({
  name: 'backoffice_website_log_scroll',
  method: 'ANY',
  host,
  path: '/website/log/scroll/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_log_entry = route({
  name: 'backoffice_website_log_entry',
  method: 'ANY',
  host,
  path: '/website/log/{id}/entry/{log}',
  digits,
  answer: 'page',
})

// What the customer wishes.
export const backoffice_website_requirements = route({
  name: 'backoffice_website_requirements',
  method: 'ANY',
  host,
  path: '/website/requirements/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_requirements_single = route({
  name: 'backoffice_website_requirements_single',
  method: 'ANY',
  host,
  path: '/website/requirements/single/{id}/{form}',
  digits,
  answer: 'page',
})
export const backoffice_website_requirements_structure_suggest = route({
  name: 'backoffice_website_requirements_structure_suggest',
  method: 'ANY',
  host,
  path: '/website/requirements/structure/suggest/{id}',
  digits,
  answer: 'page',
})
export const backoffice_website_requirements_structure_suggest_add = route({
  name: 'backoffice_website_requirements_structure_suggest_add',
  method: 'ANY',
  host,
  path: '/website/requirements/structure/suggest/add/{id}',
  digits,
  answer: 'page',
})

// Work sessions.
export const backoffice_website_session_todo_notify = route({
  name: 'backoffice_website_session_todo_notify',
  method: 'ANY',
  host,
  path: '/website/session/todo/notify',
  answer: 'page',
})
export const backoffice_website_session_reason = route({
  name: 'backoffice_website_session_reason',
  method: 'ANY',
  host,
  path: '/website/session/{session}/reason/{reason}',
  answer: 'page',
})

// Lists of websites.
export const backoffice_websites_filter_mine = route({
  name: 'backoffice_websites_filter_mine',
  method: 'ANY',
  host,
  path: '/websites/filter/mine',
  answer: 'page',
})
export const backoffice_websites_filter_leads = route({
  name: 'backoffice_websites_filter_leads',
  method: 'ANY',
  host,
  path: '/websites/filter/leads',
  answer: 'page',
})
export const backoffice_websites_filter_leads_mine = route({
  name: 'backoffice_websites_filter_leads_mine',
  method: 'ANY',
  host,
  path: '/websites/filter/leads/mine',
  answer: 'page',
})
export const backoffice_websites_assign = route({
  name: 'backoffice_websites_assign',
  method: 'ANY',
  host,
  path: '/websites/assign',
  answer: 'page',
})
