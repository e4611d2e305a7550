import {
  api_partner_follow,
  api_partner_recycle_bin,
  api_partner_star,
  api_partner_user_assign,
  api_partner_user_suggest,
  api_partner_website_create,
  api_partner_websites_deletion,
  api_partner_websites_change,
  api_partner_websites_take_back,
  api_website_due_date,
  api_website_workflow,
  partner_website_assign,
  partner_website_delete,
  partner_website_new,
  partner_website_restore,
  partner_website_status,
} from '../../../src/contract/server'
import { toIsoDay } from '../../../src/model'
import { HttpError } from '../HttpError'
import { idOf } from '../idOf'
import { page } from '../page'
import { serve } from '../serve'
import { userOf } from '../userOf'
import { wantedOf } from '../wantedOf'
import { wantsPage } from '../wantsPage'
import { answerChange, versionOf } from '../websites/answerChange'
import { changeMany } from '../websites/changeMany'
import { countDeletion } from '../websites/countDeletion'
import { changeWebsite } from '../websites/changeWebsite'
import { createWebsite } from '../websites/createWebsite'
import { deleteWebsite, restoreWebsite } from '../websites/deleteWebsite'
import { findWebsite, findWebsiteRow, websiteAfterChange } from '../websites/findWebsite'
import { followWebsite } from '../websites/followWebsite'
import { dayFits, workflowEdit } from '../websites/workflowEdit'
import { recycleBin } from '../websites/recycleBin'
import { starWebsite } from '../websites/starWebsite'
import { suggestUser } from '../websites/suggestUser'
import { takeBackMany } from '../websites/takeBack'

const websiteUrl = (id: number) => `/website/${id}`

export const websiteWorkflowRoutes = [
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
    if (!dayFits(body.dueDate)) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'dueDate', message: t('field.day') }] })
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
    if (!body) return page(c, viewer, t('page.newWebsite'))
    const source = params.selectedTemplate
    const id = await createWebsite(services, viewer, { ...body, ...(source && { source }) }, t)
    return wantsPage(c) ? c.redirect(websiteUrl(id), 303) : c.json({ id, url: websiteUrl(id) }, 201)
  }),

  serve(api_partner_website_create, async ({ services, viewer, body, t }) => {
    return websiteAfterChange(services, viewer, await createWebsite(services, viewer, body, t))
  }),

  serve(api_partner_websites_change, async ({ services, viewer, body, t }) => {
    return changeMany(services, viewer, body, t)
  }),

  serve(api_partner_websites_take_back, ({ services, viewer, body, t }) => takeBackMany(services, viewer, body.changes, t)),

  serve(api_partner_websites_deletion, ({ services, viewer, body }) => {
    return countDeletion(services, viewer, body.websites)
  }),

  serve(api_partner_user_assign, async ({ services, viewer, params, body, t }) => {
    return changeMany(services, viewer, { websites: body.websites, change: { assigned_to: params.staff } }, t)
  }),

  serve(api_partner_user_suggest, async ({ services, viewer, params }) => {
    const person = await suggestUser(services, viewer, params.id)
    return { user: person && userOf(person) }
  }),
]
