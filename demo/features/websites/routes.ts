import {
  api_partner_follow,
  api_partner_recycle_bin,
  api_partner_star,
  api_partner_templates,
  api_partner_website_create,
  api_partner_websites,
  api_partner_websites_change,
  api_partner_websites_deletion,
  api_partner_websites_take_back,
  api_website_details,
  api_website_due_date,
  api_website_presence,
  api_website_presence_leave,
  api_website_workflow,
  partner_overdue_websites,
  partner_templates,
  partner_website_assign,
  partner_website_check,
  partner_website_check_run,
  partner_website_delete,
  partner_website_details,
  partner_website_new,
  partner_website_note,
  partner_website_note_save,
  partner_website_note_versions,
  partner_website_restore,
  partner_website_screenshot,
  partner_website_status,
  partner_websites,
  partner_websites_assign,
  partner_websites_leads,
} from '../../../src/contract/server'
import { toIsoDay } from '../../../src/model'
import { findFile } from '../../db/queries/files'
import { templatesOf } from './create/templateQuery'
import { HttpError } from '../../kernel/HttpError'
import { idOf } from '../../kernel/request/idOf'
import { page } from '../../pages/frame'
import { sendCurrentFile } from '../../kernel/sendFile'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import { fileUrl } from '../../kernel/userOf'
import { wantedOf } from '../../kernel/request/wantedOf'
import { wantsPage } from '../../kernel/request/wantsPage'
import { answerChange, versionOf } from './change/answerChange'
import { changeMany } from './change/changeMany'
import { changeWebsite } from './change/changeWebsite'
import { lastCheck, runCheck } from './checks/runCheck'
import { countDeletion } from './bin/countDeletion'
import { createWebsite } from './create/createWebsite'
import { deleteWebsite, restoreWebsite } from './bin/deleteWebsite'
import { findWebsite, findWebsiteRow, websiteAfterChange } from './details/findWebsite'
import { followWebsite } from './people/followWebsite'
import { listWebsites } from './list/listWebsites'
import { readNote, readNoteVersions, saveNote } from './details/note'
import { enterWebsite, leaveWebsite } from './people/presence'
import { scopeOf } from '../../access/scope'
import { recycleBin } from './bin/recycleBin'
import { starWebsite } from './people/starWebsite'
import { takeBackMany } from './takeBack/takeBack'
import { websiteDetails } from './details/websiteDetails'
import { dayFits, workflowEdit } from './change/workflowEdit'
import { newWebsiteContent, websiteTemplatesContent } from './create/websiteFormContent'
import { detailsContent } from './details/detailsContent'

const websiteUrl = (id: number) => `/website/${id}`

export const websitesRoutes = [
  serve(partner_overdue_websites, ({ c, viewer, t }) => page(c, viewer, t('view.overdue-websites'))),

  serve(partner_websites, ({ c, viewer, t }) => page(c, viewer, t('view.all-websites'))),

  serve(partner_websites_leads, ({ c, viewer, t }) => page(c, viewer, t('view.leads'))),

  serve(partner_websites_assign, ({ c, viewer, t }) => page(c, viewer, t('view.assign'))),

  serve(partner_templates, async ({ c, viewer, t }) => page(c, viewer, t('page.templates'), await websiteTemplatesContent(c, viewer))),

  serve(partner_website_details, async ({ c, viewer, params }) => {
    const content = await detailsContent(c, viewer, params.website)
    return page(c, viewer, content.website.title, content)
  }),

  serve(api_partner_websites, ({ services, viewer, query }) => listWebsites(services, viewer, query)),

  serve(api_website_details, ({ services, viewer, params }) => websiteDetails(services, viewer, params.id)),

  serve(api_partner_templates, async ({ services, viewer }) => {
    const rows = await templatesOf(services.db, scopeOf(viewer))
    const items = rows.map((row) => ({
      id: row.id,
      title: row.title,
      image: fileUrl(row.image_file_id),
      languages: [row.language],
      updatedAt: row.updated_at.toISOString(),
    }))
    return { items }
  }),

  serve(partner_website_status, async (call) => {
    const { services, viewer, params, body, t } = call
    const websiteId = params.website
    const { status: to, override } = body
    const outcome = await changeWebsite(services, viewer, { websiteId, edit: { to }, version: versionOf(call, body), override, t })
    return answerChange(call, websiteId, outcome)
  }),

  serve(partner_website_assign, async (call) => {
    const { services, viewer, params, t } = call
    const websiteId = params.website
    const assignee = params.staff === '' || params.staff === 'null' ? null : idOf(params.staff)
    const outcome = await changeWebsite(services, viewer, { websiteId, edit: { assignee }, version: versionOf(call), t })
    return answerChange(call, websiteId, outcome)
  }),

  serve(api_website_due_date, async (call) => {
    const { services, viewer, params, body, t } = call
    if (!dayFits(body.dueDate)) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'dueDate', message: t('fieldIssue.day') }] })
    const websiteId = params.website
    const dueDate = body.dueDate === null ? null : toIsoDay(body.dueDate, viewer.time_zone)
    const change = { websiteId, edit: { dueDate }, version: versionOf(call, body), why: body.reason, t }
    const outcome = await changeWebsite(services, viewer, change)
    return answerChange(call, websiteId, outcome)
  }),

  serve(api_website_workflow, async (call) => {
    const { services, viewer, params, body, t } = call
    const websiteId = params.website
    const edit = workflowEdit(body, t)
    const outcome = await changeWebsite(services, viewer, { websiteId, edit, version: versionOf(call, body), t })
    return answerChange(call, websiteId, outcome)
  }),

  serve(api_partner_follow, async ({ services, viewer, params, query }) => {
    if (params.type !== 'website') throw new HttpError(404, 'refusal.notFound')
    const { id } = await findWebsiteRow(services, viewer, params.resourceId)
    const follow = { websiteId: id, userId: viewer.user_id, wanted: wantedOf(query.following), at: services.clock.now() }
    return { following: await followWebsite(services.db, follow) }
  }),

  serve(api_partner_star, async ({ services, viewer, params, body }) => {
    const { db, clock } = services
    await starWebsite(db, { websiteId: params.website, userId: viewer.user_id, wanted: body.starred, at: clock.now() })
    return body
  }),

  serve(partner_website_delete, async ({ c, services, viewer, params }) => {
    await deleteWebsite(services, viewer, params.website)
    return c.body(null, 204)
  }),

  serve(api_partner_recycle_bin, async ({ services, viewer }) => ({ items: await recycleBin(services, viewer) })),

  serve(partner_website_restore, async ({ services, viewer, params }) => {
    const id = params.website
    await restoreWebsite(services, viewer, id)
    return findWebsite(services, viewer, id)
  }),

  serve(partner_website_new, async ({ c, services, viewer, params, body, t }) => {
    if (!body) return page(c, viewer, t('page.newWebsite'), await newWebsiteContent(c, viewer))
    const source = params.selectedTemplate
    const id = await createWebsite(services, viewer, { ...body, ...(source && { source }) }, t)
    return wantsPage(c) ? c.redirect(websiteUrl(id), 303) : c.json({ id, url: websiteUrl(id) }, 201)
  }),

  serve(api_partner_website_create, async ({ c, services, viewer, body, t }) => {
    return websiteAfterChange(services, viewer, await createWebsite(services, viewer, { ...body, key: requestKey(c) }, t))
  }),

  serve(api_partner_websites_change, async ({ services, viewer, body, t }) => {
    return changeMany(services, viewer, body, t)
  }),

  serve(api_partner_websites_take_back, ({ services, viewer, body, t }) => takeBackMany(services, viewer, body.changes, t)),

  serve(api_partner_websites_deletion, ({ services, viewer, body }) => {
    return countDeletion(services, viewer, body.websites)
  }),

  serve(partner_website_note, async ({ services, viewer, params }) => ({ note: await readNote(services, viewer, params.website) })),

  serve(partner_website_note_versions, async ({ services, viewer, params }) => ({
    items: await readNoteVersions(services, viewer, params.website),
  })),

  serve(partner_website_note_save, async ({ c, services, viewer, params, body }) => {
    const websiteId = params.website
    const outcome = await saveNote(services, viewer, websiteId, body)
    const answer = { note: await readNote(services, viewer, websiteId) }
    return outcome === 'stale' ? c.json(answer, 409) : answer
  }),

  serve(partner_website_check, ({ services, params, t }) => lastCheck(services, params.website, t)),

  serve(partner_website_check_run, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    await runCheck(services, viewer, websiteId)
    return lastCheck(services, websiteId, t)
  }),

  // The picture of the website that there is; without one there is nothing to show.
  serve(partner_website_screenshot, async ({ c, services, viewer, params }) => {
    const { image_file_id } = await findWebsiteRow(services, viewer, params.website)
    if (image_file_id === null) throw new HttpError(404, 'refusal.notFound')
    const file = await findFile(services.db, image_file_id, scopeOf(viewer))
    if (!file) throw new HttpError(404, 'refusal.notFound')
    return sendCurrentFile(c, file)
  }),

  serve(api_website_presence, async ({ services, viewer, params }) => ({
    items: await enterWebsite(services, viewer, params.website),
  })),

  serve(api_website_presence_leave, async ({ c, services, viewer, params }) => {
    await leaveWebsite(services, viewer, params.website)
    return c.body(null, 204)
  }),
]
