import type { api_partner_websites_change, ReadBody, WrittenAnswer } from '../../../../src/contract/server'
import { type Action, fullName, may, movedDue, type Status } from '../../../../src/model'
import { websitesWithin } from '../../../db/queries/websites/websites'
import { missingRight } from '../../../access/authorise'
import type { Services, Viewer } from '../../../kernel/context'
import type { FieldError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { changeWebsite } from './changeWebsite'
import { deleteWebsite } from '../bin/deleteWebsite'
import { websiteAfterChange } from '../details/findWebsite'
import { followWebsite } from '../people/followWebsite'
import { starWebsite } from '../people/starWebsite'
import { selectWebsites } from '../list/listWebsites'
import { presentMany } from '../list/presentMany'
import { momentOf, scopeOf } from '../../../access/scope'
import { tagWebsite, untagWebsite } from '../../tags/tagWebsite'
import type { WebsiteEdit } from './WebsiteEdit'

type BulkChange = ReadBody<typeof api_partner_websites_change>
type Wishes = BulkChange['change']
type Written = WrittenAnswer<typeof api_partner_websites_change>

/** One change of many websites, each by itself: what is refused for one does not stop the others. Ids out of reach are as good as unknown. */
export async function changeMany(services: Services, viewer: Viewer, request: BulkChange, t: Translate): Promise<Written> {
  const { change } = request
  const { today } = momentOf(services, viewer)
  for (const action of actionsOf(change)) if (may(action, viewer.roles) === 'none') throw missingRight(action)
  const seen = new Map(request.seen?.map(({ id, status }) => [id, status] as const))
  const refused: { id: number; errors: FieldError[] }[] = []
  const moved: number[] = []
  const changed = new Map<number, number | undefined>()
  const allowed = await idsWithin(services, viewer, change, await idsOf(services, viewer, request))
  for (const { id, within, due_date } of allowed) {
    const one = { id, due_date: dueAfter(change, due_date, today), seen: seen.get(id) }
    const end = within ? await changeOne(services, viewer, one, request, t) : { errors: [{ name: 'id', message: t('refusal.notFound') }] }
    if ('isMoved' in end) moved.push(id)
    else if (end.errors.length > 0) refused.push({ id, errors: end.errors })
    else changed.set(id, end.change)
  }
  const left = change.delete ? [] : [...changed.keys()]
  const items = (await presentMany(services, viewer, left)).map((website) => ({ ...website, change: changed.get(Number(website.id)) }))
  return { items, refused: [...refused, ...(await movedByOthers(services, viewer, moved, t))] }
}

/** Where they are now, and who has moved them there. */
async function movedByOthers(services: Services, viewer: Viewer, ids: readonly number[], t: Translate) {
  const refused: Written['refused'] = []
  for (const id of ids) {
    const website = await websiteAfterChange(services, viewer, id)
    const status = t(`status.${website.status}`)
    const { status_by: by } = website
    const message = by ? t('refusal.moved.by', { person: fullName(by), status }) : t('refusal.moved', { status })
    refused.push({ id, errors: [{ name: 'status', message }], website })
  }
  return refused
}

/** The rights that the change needs. */
function actionsOf(change: Wishes): Action[] {
  const actions: (Action | false)[] = [
    (change.status !== undefined || change.lost !== undefined) && 'change_status',
    (change.assigned_to !== undefined || change.lead_source !== undefined || change.lead_value !== undefined) && 'assign_website',
    (change.due_date !== undefined || change.move_due !== undefined || change.snoozed !== undefined) && 'change_due_date',
    (change.addTags !== undefined || change.removeTags !== undefined) && 'edit_todos_notes_tags',
    change.follow !== undefined && 'follow_website',
    change.star !== undefined && 'see_websites',
    change.delete === true && 'delete_website',
  ]
  return actions.filter((action) => action !== false)
}

async function idsOf(services: Services, viewer: Viewer, { websites, filter }: BulkChange): Promise<number[]> {
  // Without websites there is a filter: the contract has seen to that.
  if (websites || !filter) return [...new Set(websites)]
  const rows = await selectWebsites(services, viewer, filter).select('websites.id').orderBy('websites.id').execute()
  return rows.map(({ id }) => id)
}

/** Which of the websites lie within reach for everything that is asked for. */
async function idsWithin({ db }: Services, viewer: Viewer, change: Wishes, ids: number[]) {
  if (ids.length === 0) return []
  const actions: Action[] = ['see_websites', ...actionsOf(change)]
  const narrowest = actions.find((action) => may(action, viewer.roles) === 'own') ?? 'see_websites'
  const rows = await websitesWithin(db, scopeOf(viewer, narrowest))
    .select(['websites.id', 'websites.due_date'])
    .where('websites.id', 'in', ids)
    .execute()
  const dates = new Map(rows.map(({ id, due_date }) => [id, due_date]))
  return ids.map((id) => ({ id, within: dates.has(id), due_date: dates.get(id) ?? null }))
}

interface One {
  id: number
  due_date: string | null | undefined
  /** The status it was seen in. */
  seen: Status | undefined
}

/** `change` takes it back; without it and without errors everything was so already. */
type End = { errors: FieldError[]; change?: number | undefined } | { isMoved: true }

async function changeOne(
  services: Services,
  viewer: Viewer,
  { id, due_date, seen }: One,
  { change, override }: BulkChange,
  t: Translate,
): Promise<End> {
  const outcome = await changeWebsite(services, viewer, {
    websiteId: id,
    edit: editOf({ ...change, due_date }),
    seen,
    override,
    why: change.move_due?.reason,
    t,
  })
  if (outcome.kind === 'refused') return { errors: outcome.errors }
  if (outcome.kind === 'stale') return { isMoved: true }
  const refusals: FieldError[] = []
  for (const tag of change.addTags ?? []) refusals.push(...(await tagWebsite(services, viewer, id, tag, t)))
  for (const tag of change.removeTags ?? []) await untagWebsite(services, viewer, id, tag)
  const { db, clock } = services
  if (change.follow !== undefined)
    await followWebsite(db, { websiteId: id, userId: viewer.user_id, wanted: change.follow, at: clock.now() })
  if (change.star !== undefined) await starWebsite(db, { websiteId: id, userId: viewer.user_id, wanted: change.star, at: clock.now() })
  if (change.delete) await deleteWebsite(services, viewer, id)
  return { errors: refusals, change: outcome.kind === 'changed' ? outcome.change : undefined }
}

const dueAfter = ({ due_date, move_due }: Wishes, due: string | null, today: string) =>
  move_due ? movedDue(due, move_due, today) : due_date

const editOf = ({ status, assigned_to, due_date, snoozed, lost, lead_source, lead_value }: Wishes): WebsiteEdit => ({
  snoozed,
  lost,
  lead_source,
  lead_value,
  ...(status === undefined ? {} : { to: status }),
  ...(assigned_to === undefined ? {} : { assignee: assigned_to }),
  ...(due_date === undefined ? {} : { dueDate: due_date }),
})
