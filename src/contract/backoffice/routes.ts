import * as v from 'valibot'
import { items } from '../envelopes'
import { route } from '../route'
import { Todo } from '../todos/todo'
import { Note } from '../websites/note'

export const backoffice_logout = route({ name: 'backoffice_logout', method: 'ANY', answer: 'page' })
export const backoffice_unassigned_view = route({ name: 'backoffice_unassigned_view', method: 'ANY', answer: 'page' })

// Stock photos that are never offered.
export const backoffice_stock_photos_blacklist = route({
  name: 'backoffice_stock_photos_blacklist',
  method: 'GET',
  answer: items(v.string()),
})
export const backoffice_stock_photos_blacklist_save = route({
  name: 'backoffice_stock_photos_blacklist_save',
  method: 'POST',
  answer: items(v.string()),
})

// One website.
export const backoffice_website = route({ name: 'backoffice_website', method: 'ANY', answer: 'page' })
export const backoffice_website_cancellation = route({ name: 'backoffice_website_cancellation', method: 'ANY', answer: 'page' })
export const backoffice_website_cms = route({ name: 'backoffice_website_cms', method: 'ANY', answer: 'page' })
export const backoffice_website_todo_create_ajax = route({ name: 'backoffice_website_todo_create_ajax', method: 'ANY', answer: Todo })
export const backoffice_website_save_note = route({ name: 'backoffice_website_save_note', method: 'ANY', answer: v.object({ note: Note }) })
export const backoffice_fonts_suggest_widget = route({ name: 'backoffice_fonts_suggest_widget', method: 'ANY', answer: 'page' })
export const backoffice_files_delete = route({ name: 'backoffice_files_delete', method: 'ANY', answer: 'empty' })

// Log of a website.
export const backoffice_website_log_filter = route({ name: 'backoffice_website_log_filter', method: 'ANY', answer: 'page' })
export const backoffice_website_log_list = route({ name: 'backoffice_website_log_list', method: 'ANY', answer: 'page' })
export const backoffice_website_log_compact = route({ name: 'backoffice_website_log_compact', method: 'ANY', answer: 'page' })
export const backoffice_website_log_update = route({ name: 'backoffice_website_log_update', method: 'ANY', answer: 'page' })
export const backoffice_website_log_scroll = route({ name: 'backoffice_website_log_scroll', method: 'ANY', answer: 'page' })
export const backoffice_website_log_entry = route({ name: 'backoffice_website_log_entry', method: 'ANY', answer: 'page' })

// What the customer wishes.
export const backoffice_website_requirements = route({ name: 'backoffice_website_requirements', method: 'ANY', answer: 'page' })
export const backoffice_website_requirements_single = route({
  name: 'backoffice_website_requirements_single',
  method: 'ANY',
  answer: 'page',
})
export const backoffice_website_requirements_structure_suggest = route({
  name: 'backoffice_website_requirements_structure_suggest',
  method: 'ANY',
  answer: 'page',
})
export const backoffice_website_requirements_structure_suggest_add = route({
  name: 'backoffice_website_requirements_structure_suggest_add',
  method: 'ANY',
  answer: 'page',
})

// Time entries.
export const backoffice_website_session_todo_notify = route({
  name: 'backoffice_website_session_todo_notify',
  method: 'ANY',
  answer: 'page',
})
export const backoffice_website_session_reason = route({ name: 'backoffice_website_session_reason', method: 'ANY', answer: 'page' })

// Lists of websites.
export const backoffice_websites_filter_mine = route({ name: 'backoffice_websites_filter_mine', method: 'ANY', answer: 'page' })
export const backoffice_websites_filter_leads = route({ name: 'backoffice_websites_filter_leads', method: 'ANY', answer: 'page' })
export const backoffice_websites_filter_leads_mine = route({ name: 'backoffice_websites_filter_leads_mine', method: 'ANY', answer: 'page' })
export const backoffice_websites_assign = route({ name: 'backoffice_websites_assign', method: 'ANY', answer: 'page' })
