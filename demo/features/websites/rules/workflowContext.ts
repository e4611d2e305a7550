import type { Kysely } from 'kysely'
import { PARTNER_SETTINGS_DEFAULTS, type TransitionContext, type WorkflowChange } from '../../../../src/model'
import type { Database } from '../../../db'
import type { LockedWebsite } from '../../../db/queries/websites/lockWebsite'
import { staffOf, staffPerson } from '../../../db/queries/people/users'
import type { Services, Viewer } from '../../../kernel/context'
import { statusesOf } from '../../../pages/navigation'
import { momentOf } from '../../../access/scope'
import { limitsFor } from './teamLimits'
import { live } from '../../../db/queries/base'

/** Everything the rules of the workflow ask for. */
export async function workflowContext(
  services: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  website: LockedWebsite,
  change: WorkflowChange,
  overrideReason?: string,
): Promise<TransitionContext> {
  const person = (id: number | null) => (id === null ? null : { id })
  const { today, now } = momentOf(services, viewer)
  const staff = await staffOf(db, viewer.partner_id)
  return {
    website: {
      status: website.status,
      due_date: website.due_date,
      lastMove: await lastMove(db, website.id),
      assigned_to: person(website.assigned_to),
      closed_by: person(website.closed_by),
      designed_by: person(website.designed_by),
      serviced_by: person(website.serviced_by),
      created_by: person(website.created_by),
    },
    change,
    viewer: { id: viewer.user_id, roles: viewer.roles },
    settings: { ...PARTNER_SETTINGS_DEFAULTS.validationSettings, ...(await validationSettings(db, viewer.partner_id)) },
    activeStatuses: statusesOf(viewer),
    people: staff.map(staffPerson),
    ...(await openMessages(db, website.id)),
    limits: await limitsFor(services, db, viewer, change),
    today,
    now: now.getTime(),
    ...(overrideReason ? { overrideReason } : {}),
  }
}

/** By somebody of the team; null when it was the customer, or nobody. */
async function lastMove(db: Kysely<Database>, websiteId: number) {
  const row = await db.selectFrom('status_moves').selectAll().where('website_id', '=', websiteId).orderBy('id', 'desc').executeTakeFirst()
  if (!row || row.moved_by === null) return null
  // The table is only written with statuses of the model.
  return { from: row.from_status, to: row.to_status, by: row.moved_by, at: row.moved_at.getTime() }
}

async function validationSettings(db: Kysely<Database>, partnerId: number): Promise<Record<string, boolean>> {
  const row = await db.selectFrom('partners').select('validation_settings').where('id', '=', partnerId).executeTakeFirstOrThrow()
  return row.validation_settings
}

async function openMessages(db: Kysely<Database>, websiteId: number) {
  const todos = await live(db, 'todos')
    .select(['id', 'done', 'automated_status'])
    .where('website_id', '=', websiteId)
    .where('done', '=', false)
    .execute()
  const messages = await live(db, 'messages')
    .select(['id', 'done', 'category'])
    .where('website_id', '=', websiteId)
    .where('done', '=', false)
    .execute()
  return {
    todos: todos.map(({ id, done, automated_status }) => ({ id, done, automatedStatus: automated_status })),
    messages,
  }
}
