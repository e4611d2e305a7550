import {
  backoffice_files_delete,
  backoffice_fonts_suggest_widget,
  backoffice_logout,
  backoffice_stock_photos_blacklist,
  backoffice_stock_photos_blacklist_save,
  backoffice_unassigned_view,
  backoffice_website,
  backoffice_website_cancellation,
  backoffice_website_cms,
  backoffice_website_log_compact,
  backoffice_website_log_entry,
  backoffice_website_log_filter,
  backoffice_website_log_list,
  backoffice_website_log_scroll,
  backoffice_website_log_update,
  backoffice_website_requirements,
  backoffice_website_requirements_single,
  backoffice_website_requirements_structure_suggest,
  backoffice_website_requirements_structure_suggest_add,
  backoffice_website_save_note,
  backoffice_website_session_reason,
  backoffice_website_session_todo_notify,
  backoffice_website_todo_create_ajax,
  backoffice_websites_assign,
  backoffice_websites_filter_leads,
  backoffice_websites_filter_leads_mine,
  backoffice_websites_filter_mine,
} from '../../../src/contract/server'
import { HttpError } from '../../kernel/HttpError'
import { readBlacklist, saveBlacklist } from './blacklist'
import { cancelContract } from '../subscription/cancelContract'
import { deleteFiles } from './deleteFiles'
import { chooseFonts, fontsPage } from './fonts'
import { messagePage, logPage } from './logPage'
import { notifyPage } from './notifyPage'
import { setReason } from './setReason'
import { addPages, suggestPages } from './structure'
import { wishesPage } from './wishesPage'
import type { HostContext, Viewer } from '../../kernel/context'
import { wantsPage } from '../../kernel/request/wantsPage'
import { formValues } from '../../kernel/request/formValues'
import { isRead } from '../../kernel/request/isRead'
import { isSameOrigin } from '../../access/middleware/csrf'
import { serve } from '../../kernel/serve'
import { endSession } from '../../access/sessions/sessions'
import { staffPage } from '../../pages/staffPage'
import { contractDetails } from '../subscription/contractDetails'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { websiteChoice } from '../websites/list/websiteChoice'
import { readNote, saveNote } from '../websites/details/note'
import { createTodos } from '../todos/createTodos'
import { findTodo } from '../todos/findTodo'

async function websiteList(
  c: HostContext,
  viewer: Viewer,
  title: string,
  query: { assigned_to: string; view?: 'leads' },
): Promise<Response> {
  const choice = await websiteChoice(c, viewer, (id) => `/website/${id}`, query)
  return staffPage(c, viewer, 'website_list.njk', { title, ...choice })
}

export const backofficeRoutes = [
  serve(backoffice_logout, async ({ c }) => {
    if (!isSameOrigin(c)) return c.redirect('/', 303)
    await endSession(c)
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect('/login?notice=loggedOut', 303)
  }),

  serve(backoffice_unassigned_view, async ({ c }) => c.redirect('/unassigned_emails', 303)),

  serve(backoffice_website, async ({ c, params }) => c.redirect(`/website/${params.id}`, 303)),

  serve(backoffice_website_cms, async ({ c, params }) => c.redirect(`/cms/${params.id}`, 303)),

  serve(backoffice_websites_assign, async ({ c }) => c.redirect('/websites/assign', 303)),

  serve(backoffice_websites_filter_leads, async ({ c }) => c.redirect('/websites/leads', 303)),

  serve(backoffice_websites_filter_mine, ({ c, viewer, t }) =>
    websiteList(c, viewer, t('backoffice.mine'), { assigned_to: String(viewer.user_id) }),
  ),

  serve(backoffice_websites_filter_leads_mine, ({ c, viewer, t }) =>
    websiteList(c, viewer, t('backoffice.leadsMine'), { view: 'leads', assigned_to: String(viewer.user_id) }),
  ),

  serve(backoffice_stock_photos_blacklist, async ({ c, services, viewer, t }) => {
    const items = await readBlacklist(services, viewer.partner_id)
    return wantsPage(c) ? staffPage(c, viewer, 'blacklist.njk', { title: t('backoffice.blacklist'), photos: items }) : { items }
  }),

  serve(backoffice_stock_photos_blacklist_save, async ({ services, viewer, body }) => {
    await saveBlacklist(services, viewer.partner_id, body.items)
    return { items: await readBlacklist(services, viewer.partner_id) }
  }),

  serve(backoffice_website_cancellation, async ({ c, services, viewer, params, t }) => {
    const websiteId = params.id
    if (!isRead(c)) {
      await cancelContract(services, viewer, websiteId)
      return c.redirect(`/backoffice/website/cancellation/${websiteId}?saved=1`, 303)
    }
    const { title } = await findWebsiteRow(services, viewer, websiteId)
    const contract = await contractDetails(services, viewer, websiteId)
    return staffPage(c, viewer, 'cancellation.njk', { title: `${t('backoffice.cancellation')}: ${title}`, website_id: websiteId, contract })
  }),

  serve(backoffice_website_todo_create_ajax, async ({ services, viewer, params, body, t }) => {
    if (!body) throw new HttpError(400, 'refusal.body')
    const { messageId, to, ...todo } = body
    const [id] = await createTodos(services, viewer, params.id, { todos: [todo], to, messageId }, t)
    return findTodo(services, viewer, id ?? 0)
  }),

  serve(backoffice_website_save_note, async ({ c, services, viewer, params, body }) => {
    const websiteId = params.id
    const outcome = body ? await saveNote(services, viewer, websiteId, body) : 'saved'
    const answer = { note: await readNote(services, viewer, websiteId) }
    return outcome === 'stale' ? c.json(answer, 409) : answer
  }),

  serve(backoffice_files_delete, async ({ c, services, viewer, body }) => {
    if (!body) throw new HttpError(400, 'refusal.body')
    await deleteFiles(services, viewer, body.files)
    return c.body(null, 204)
  }),

  serve(backoffice_fonts_suggest_widget, async ({ c, viewer, params, t }) => {
    const websiteId = params.id
    if (isRead(c)) return fontsPage(c, viewer, websiteId, t)
    await chooseFonts(c.get('services'), viewer, websiteId, (await formValues(c)).get('fonts')[0] ?? '')
    return c.redirect(`/backoffice/fonts/suggestWidget/${websiteId}/website?saved=1`, 303)
  }),

  serve(backoffice_website_session_todo_notify, ({ c, viewer, t }) => notifyPage(c, viewer, t)),

  // Reached by a plain link, so it changes something on GET; another site's link does not.
  serve(backoffice_website_session_reason, async ({ c, services, viewer, params }) => {
    if (!isSameOrigin(c)) throw new HttpError(403, 'refusal.csrf')
    const websiteId = await setReason(services, viewer, params.session, params.reason)
    return c.redirect(`/website/${websiteId}`, 303)
  }),

  serve(backoffice_website_log_filter, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'filter', t)),

  serve(backoffice_website_log_list, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'list', t)),

  serve(backoffice_website_log_compact, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'compact', t)),

  serve(backoffice_website_log_update, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'update', t)),

  serve(backoffice_website_log_scroll, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'scroll', t)),

  serve(backoffice_website_log_entry, ({ c, viewer, params, t }) => messagePage(c, viewer, params.id, params.log, t)),

  serve(backoffice_website_requirements, ({ c, viewer, params, t }) => wishesPage(c, viewer, params.id, null, t)),

  serve(backoffice_website_requirements_single, ({ c, viewer, params, t }) => wishesPage(c, viewer, params.id, params.form, t)),

  serve(backoffice_website_requirements_structure_suggest, async ({ c, services, viewer, params, t }) => {
    const websiteId = params.id
    const { title } = await findWebsiteRow(services, viewer, websiteId)
    const suggested = await suggestPages(services, websiteId, t)
    return staffPage(c, viewer, 'structure.njk', { title: `${t('backoffice.structure')}: ${title}`, website_id: websiteId, suggested })
  }),

  serve(backoffice_website_requirements_structure_suggest_add, async ({ c, services, viewer, params, t }) => {
    const websiteId = params.id
    if (isRead(c)) return c.redirect(`/backoffice/website/requirements/structure/suggest/${websiteId}`, 303)
    await addPages(services, viewer, websiteId, (await formValues(c)).get('page'), t)
    return c.redirect(`/backoffice/website/requirements/single/${websiteId}/structure?saved=1`, 303)
  }),
]
