import composer from '../../../../src/parts/composer/messages/en.json'
import log from '../../../../src/parts/log/messages/en.json'
import message from '../../../../src/parts/message/messages/en.json'
import timer from '../../../../src/parts/timer/messages/en.json'
import change from '../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../widgets/website-details/messages/en.json'
import { json } from '../../http/support'
import { renderIsland } from '../renderIsland'
import { act } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'

const ROUTES = {
  partner_index: '/',
  partner_website_details: '/website/{website}',
  partner_website_status: '/website/{website}/status',
  partner_website_assign: { path: '/website/{website}/assign/{staff}', defaults: { staff: null } },
  partner_website_note: '/website/{website}/note',
  partner_website_note_save: '/website/{website}/note',
  partner_website_secret_create: '/website/{website}/secret',
  partner_website_note_versions: '/website/{website}/note/versions',
  partner_website_delete: '/website/{website}/delete',
  partner_website_restore: '/website/{website}/restore',
  partner_website_data: '/website/{website}/data',
  api_partner_recycle_bin: '/api/recycle-bin',
  api_partner_websites_deletion: '/api/websites/deletion',
  partner_website_portal: { path: '/website/{website}/portal/{route}', defaults: { route: 'my_dashboard' } },
  partner_website_contract_data: '/website/{id}/contractData',
  partner_website_contract_cancel: '/website/{id}/contractData/cancel',
  partner_website_contract_revoke: '/website/{id}/contractData/revoke',
  partner_website_todos: '/website/{website}/todo',
  partner_website_todo_create: '/website/{website}/todo/create',
  partner_website_todo_create_bulk: '/website/{website}/todo/create_bulk',
  partner_website_todo_edit: '/website/{website}/todo/{todo}/edit',
  partner_website_todo_delete: '/website/{website}/todo/{todo}/delete',
  partner_website_todo_toggle: '/website/{website}/todo/{todo}/toggle',
  api_partner_draft: '/api/draft',
  partner_website_time_spent: '/website/{website}/time/spent',
  partner_website_time_budget: '/website/{website}/time/budget',
  api_website_details: '/api/website-details/{id}',
  api_website_details_property: '/api/website-details/{id}/{group}/{property}',
  partner_email_composer_mailer_undo: '/email-composer/mailer/{id}/undo',
  api_website_customer: '/api/website/customer/{website}',
  api_website_customer_property: '/api/website/customer/{website}/{group}/{property}',
  api_website_customer_login: '/api/website/customer/{website}/login',
  api_website_customer_export: '/api/website/customer/{website}/export',
  api_website_customer_erase: '/api/website/customer/{website}/erase',
  api_website_due_date: '/api/website/due-date/{website}',
  api_website_workflow: '/api/website/workflow/{website}',
  api_website_logs: '/api/website/{id}/logs',
  api_website_tag_add: '/api/website/{website}/tag/{tag}',
  api_website_tag_remove: '/api/website/{website}/tag/{tag}',
  api_website_statistics: '/api/website/{website}/statistics',
  partner_website_log_update: '/website/{website}/log/{log}/message',
  partner_website_log_versions: '/website/{website}/log/{log}/versions',
  partner_website_log_source: '/website/{website}/log/{log}/source',
  partner_website_log_delete: '/website/{website}/log/{log}/delete',
  partner_website_log_restore: '/website/{website}/log/{log}/restore',
  partner_website_log_create: '/website/{website}/log/message',
  partner_website_log_done: '/website/{website}/log/{log}/done',
  partner_website_log_pin: '/website/{website}/log/{log}/pin',
  api_partner_ticket_read: '/api/ticket/read',
  api_partner_tags: '/api/tags',
  api_partner_tag_create: '/api/tags',
  api_partner_tag_update: '/api/tags/{tag}',
  api_partner_tag_delete: '/api/tags/{tag}',
  api_partner_tag_merge: '/api/tags/{tag}/merge/{into}',
  api_partner_tag_restore: '/api/tags/{tag}/restore',
  api_partner_users: '/api/users/list',
  api_partner_user_suggest: '/api/users/suggestForChangeRequest/{id}/{status}',
  api_partner_session: '/api/session',
  api_partner_session_start: '/api/session/start/{website}',
  api_partner_session_stop: '/api/session/stop',
  api_partner_preferences: '/api/preferences',
  api_partner_websites: '/api/websites',
  api_partner_follow: '/api/follow/{type}/{resourceId}',
}

export const MIRA = { id: 7, name: 'mira', forename: 'Mira', surname: 'Sandberg', roles: ['partner_manager'] }
export const JONAS = { id: 8, name: 'jonas', forename: 'Jonas', surname: 'Falk', roles: ['partner_design'] }
export const SALLY = { id: 9, name: 'sally', forename: 'Sally', surname: 'Reed', roles: ['partner_sales'] }

export const WEBSITE = {
  id: 12,
  title: 'Harbour Bakery',
  status: 'preparation',
  status_date: '2026-05-01T08:00:00Z',
  due_date: '2026-05-20',
  assigned_to: JONAS,
  actions: { portal_url: '/website/12/portal/my_dashboard', preview_url: null },
  tags: [{ id: 1, name: 'Shop', color: '0852ed', sort: 1 }],
  domains: [],
  version: 3,
}

type Answer = object | ((init: RequestInit, query: URLSearchParams) => Response | object)

/** Answers by method and path; what is not listed answers 404. The last part of the key may leave the query out. */
export function server(answers: Readonly<Record<string, Answer>>) {
  return ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname, searchParams } = new URL(url, 'http://host')
    const answer = answers[`${init.method} ${pathname}`]
    const made = typeof answer === 'function' ? answer(init, searchParams) : answer
    if (made instanceof Response || made instanceof Promise) return made
    return made ? json(made) : json({ error: 'Not found' }, { status: 404 })
  }
}

interface Options {
  user?: object
  answers?: Readonly<Record<string, Answer>>
  config?: object
  preferences?: object
  serverTime?: string
  /** Beside those of all tests. */
  routes?: object
}

/** Renders a part of the details with the website of the tests on the server. */
export function renderDetails(
  element: ReactElement,
  { user = MIRA, answers = {}, config = {}, preferences = {}, serverTime = '2026-05-04T09:30:00+02:00', routes = {} }: Options = {},
) {
  const users = { items: [MIRA, JONAS, SALLY].map((one) => ({ ...one, active: true })), pagination: { count: 3, limit: 100, total: 3 } }
  const all = { 'GET /api/website-details/12': WEBSITE, 'GET /api/users/list': users, ...answers }
  return renderIsland(element, {
    texts: { ...en, ...change, ...composer, ...log, ...message, ...timer },
    at: '/website/12',
    replies: [server(all)],
    data: {
      routes: { ...ROUTES, ...routes },
      timeZone: 'Europe/Berlin',
      serverTime,
      user,
      users: [MIRA, JONAS, SALLY],
      preferences,
      config: { partnerId: 3, websiteStatuses: ['lead_interest', 'preparation', 'creation', 'creation_customer', 'done'], ...config },
    },
  })
}

/** The same with a dialog, whose texts come by themselves. */
export const renderDialog = (dialog: ReactElement, options?: Options) =>
  act(async () => renderDetails(<Suspense>{dialog}</Suspense>, options))

export const bodyOf = (init: RequestInit): unknown => JSON.parse(String(init.body))
