import * as v from 'valibot'
import { items } from '../envelopes'
import { serverRoute } from '../serverRoute'
import { TodoDraft } from '../todos/todo'
import { id } from '../tolerant'
import { NoteDraft } from '../websites/note'
import * as client from './routes'

const host = 'backoffice'
const digits = ['id'] as const

export const backoffice_logout = serverRoute(client.backoffice_logout, { host, path: '/logout' })
export const backoffice_unassigned_view = serverRoute(client.backoffice_unassigned_view, { host, path: '/unassigned/view' })

// Stock photos that are never offered.
export const backoffice_stock_photos_blacklist = serverRoute(client.backoffice_stock_photos_blacklist, {
  host,
  path: '/stock/photos/blacklist',
})
export const backoffice_stock_photos_blacklist_save = serverRoute(client.backoffice_stock_photos_blacklist_save, {
  host,
  path: '/stock/photos/blacklist',
  body: items(v.string()),
})

// One website.
export const backoffice_website = serverRoute(client.backoffice_website, { host, path: '/website/{id}', digits })
export const backoffice_website_cancellation = serverRoute(client.backoffice_website_cancellation, {
  host,
  path: '/website/cancellation/{id}',
  digits,
})
export const backoffice_website_cms = serverRoute(client.backoffice_website_cms, { host, path: '/website/cms/{id}', digits })
export const backoffice_website_todo_create_ajax = serverRoute(client.backoffice_website_todo_create_ajax, {
  host,
  path: '/website/todo/create_ajax/{id}',
  digits,
  body: TodoDraft,
})
export const backoffice_website_save_note = serverRoute(client.backoffice_website_save_note, {
  host,
  path: '/website/save_note/{id}',
  digits,
  body: NoteDraft,
})
export const backoffice_fonts_suggest_widget = serverRoute(client.backoffice_fonts_suggest_widget, {
  host,
  path: '/fonts/suggestWidget/{id}/website',
  digits,
})
export const backoffice_files_delete = serverRoute(client.backoffice_files_delete, {
  host,
  path: '/files/delete',
  body: v.object({ files: v.array(id) }),
})

// Log of a website.
export const backoffice_website_log_filter = serverRoute(client.backoffice_website_log_filter, {
  host,
  path: '/website/log/filter/{id}',
  digits,
})
export const backoffice_website_log_list = serverRoute(client.backoffice_website_log_list, { host, path: '/website/log/list/{id}', digits })
export const backoffice_website_log_compact = serverRoute(client.backoffice_website_log_compact, {
  host,
  path: '/website/log/compact/{id}',
  digits,
})
export const backoffice_website_log_update = serverRoute(client.backoffice_website_log_update, {
  host,
  path: '/website/log/update/{id}',
  digits,
})
export const backoffice_website_log_scroll = serverRoute(client.backoffice_website_log_scroll, {
  host,
  path: '/website/log/scroll/{id}',
  digits,
})
export const backoffice_website_log_entry = serverRoute(client.backoffice_website_log_entry, {
  host,
  path: '/website/log/{id}/entry/{log}',
  ids: ['log'],
  digits,
})

// What the customer wishes.
export const backoffice_website_requirements = serverRoute(client.backoffice_website_requirements, {
  host,
  path: '/website/requirements/{id}',
  digits,
})
export const backoffice_website_requirements_single = serverRoute(client.backoffice_website_requirements_single, {
  host,
  path: '/website/requirements/single/{id}/{form}',
  digits,
})
export const backoffice_website_requirements_structure_suggest = serverRoute(client.backoffice_website_requirements_structure_suggest, {
  host,
  path: '/website/requirements/structure/suggest/{id}',
  digits,
})
export const backoffice_website_requirements_structure_suggest_add = serverRoute(
  client.backoffice_website_requirements_structure_suggest_add,
  { host, path: '/website/requirements/structure/suggest/add/{id}', digits },
)

// Time entries.
export const backoffice_website_session_todo_notify = serverRoute(client.backoffice_website_session_todo_notify, {
  host,
  path: '/website/session/todo/notify',
})
export const backoffice_website_session_reason = serverRoute(client.backoffice_website_session_reason, {
  host,
  path: '/website/session/{session}/reason/{reason}',
  ids: ['session'],
})

// Lists of websites.
export const backoffice_websites_filter_mine = serverRoute(client.backoffice_websites_filter_mine, { host, path: '/websites/filter/mine' })
export const backoffice_websites_filter_leads = serverRoute(client.backoffice_websites_filter_leads, {
  host,
  path: '/websites/filter/leads',
})
export const backoffice_websites_filter_leads_mine = serverRoute(client.backoffice_websites_filter_leads_mine, {
  host,
  path: '/websites/filter/leads/mine',
})
export const backoffice_websites_assign = serverRoute(client.backoffice_websites_assign, { host, path: '/websites/assign' })
