import type { Kysely } from 'kysely'
import {
  checkTransition,
  fullName,
  type Status,
  transitionEffects,
  type TransitionContext,
  type WorkflowChange,
} from '../../../../src/model'
import type { Database } from '../../../db'
import { staffOf } from '../../../db/queries/people/users'
import type { Services, Viewer } from '../../../kernel/context'
import type { FieldError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { addStatusTodos } from '../../todos/addStatusTodos'
import { changeLog } from './changeLog'
import { keepChange } from './changeRecord'
import { pauseOver, pausePatch } from './pausePatch'
import { newsOfChange } from './newsOfChange'
import { transitionErrors } from '../rules/transitionErrors'
import { updateWebsite } from './updateWebsite'
import type { WebsiteEdit, WebsitePatch } from './WebsiteEdit'
import { workflowContext } from '../rules/workflowContext'
import { type LockedWebsite, lockWebsite } from '../../../db/queries/websites/lockWebsite'
import { writeNews } from '../../../outbox/commit/writeNews'

export interface ChangeRequest {
  websiteId: number
  edit: WebsiteEdit
  /** The version the change was made on. */
  version?: number | undefined
  /** The status it was seen in by whoever moves it: not to be overwritten when somebody else has moved it meanwhile. */
  seen?: Status | undefined
  /** Why an admin wants it against the rules. */
  override?: string | undefined
  /** Why the due date changes. */
  why?: string | undefined
  t: Translate
}

/** `change` is what takes it back. */
export type Outcome = { kind: 'changed'; change: number } | { kind: 'unchanged' | 'stale' } | { kind: 'refused'; errors: FieldError[] }

/**
 * The one way in which status, assignee, due date and people of a website change, whoever asks: a drag, a menu, a bulk action, a program.
 * Two changes of the same website come one after the other.
 */
export const changeWebsite = (services: Services, viewer: Viewer, request: ChangeRequest): Promise<Outcome> =>
  services.db.transaction().execute((db) => changeWithin(services, db, viewer, request))

/** The same as part of a larger transaction. */
export async function changeWithin(services: Services, db: Kysely<Database>, viewer: Viewer, request: ChangeRequest): Promise<Outcome> {
  const { edit, version, seen, override, why, t } = request
  const website = await lockWebsite(db, request.websiteId)
  if (version !== undefined && version !== website.version) return { kind: 'stale' }
  const context = await workflowContext(services, db, viewer, website, workflowOf(edit), override)
  if (seen && isMovedByOthers(context, seen)) return { kind: 'stale' }
  const errors = [...unknownPeople(edit, context, t), ...wrongSnooze(edit, context, t), ...transitionErrors(checkTransition(context), t)]
  if (errors.length > 0) return { kind: 'refused', errors }
  const patch = patchOf(website, edit, { viewer, now: services.clock.now() })
  if (Object.keys(patch).length === 0) return { kind: 'unchanged' }
  const reason = override && isAgainstRules(context) ? override.trim() : undefined
  return { kind: 'changed', change: await write(services, db, { website, patch, viewer, reason, why }) }
}

/** Nobody is in the way of oneself: what one did in another tab is no surprise. */
const isMovedByOthers = ({ website: { status, lastMove }, change, viewer }: TransitionContext, seen: Status): boolean =>
  status !== seen && status !== change.to && lastMove?.by !== viewer.id

interface Change {
  website: LockedWebsite
  patch: WebsitePatch
  viewer: Viewer
  reason: string | undefined
  why: string | undefined
}

async function write(services: Services, db: Kysely<Database>, { website, patch, viewer, reason, why }: Change): Promise<number> {
  const now = services.clock.now()
  const came = patch.status
    ? await writeMove(db, website, { to: patch.status, viewer, reason, now, assignee: assigneeAfter(website, patch) })
    : {}
  const values = { ...patch, ...(patch.status ? { status_date: now } : {}) }
  await updateWebsite(db, website.id, values, now)
  const people = await staffOf(db, viewer.partner_id)
  const nameOf = (id: number | null | undefined) => fullName(people.find((person) => person.id === id) ?? {})
  const moved = { ...website, status: patch.status ?? website.status }
  const lines = changeLog(website, patch, { nameOf, reason, why }).map((line) => ({ website: moved, line }))
  // At once: the lines go when the change is taken back.
  const log = await writeNews({ ...services, db }, viewer, { ...newsOfChange(website, patch), log: lines })
  return keepChange(db, { website, values, came: { ...came, log }, by: viewer.user_id, at: now })
}

const assigneeAfter = (website: LockedWebsite, { assigned_to }: WebsitePatch): number | null =>
  assigned_to === undefined ? website.assigned_to : assigned_to

interface Move {
  to: Status
  viewer: Viewer
  reason: string | undefined
  now: Date
  assignee: number | null
}

async function writeMove(db: Kysely<Database>, website: LockedWebsite, { to, viewer, reason, now, assignee }: Move) {
  const todos = await addStatusTodos(db, { website, status: to, assignee, at: now })
  const move = await db
    .insertInto('status_moves')
    .values({
      website_id: website.id,
      from_status: website.status,
      to_status: to,
      moved_by: viewer.user_id,
      override_reason: reason ?? null,
      moved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { todos, move: move.id }
}

const workflowOf = ({ to, assignee, dueDate }: WebsiteEdit): WorkflowChange => ({
  ...(to === undefined ? {} : { to }),
  ...(assignee === undefined ? {} : { assignee }),
  ...(dueDate === undefined ? {} : { dueDate }),
})

function isAgainstRules(context: TransitionContext): boolean {
  const { overrideReason: _, ...plain } = context
  return checkTransition(plain).length > 0
}

type People = { readonly [Field in 'assignee' | 'closed_by' | 'designed_by' | 'serviced_by']?: number | null | undefined }

/** Whoever is named has to work here. */
export function unknownPeople({ assignee, closed_by, designed_by, serviced_by }: People, { people }: TransitionContext, t: Translate) {
  return Object.entries({ assigned_to: assignee, closed_by, designed_by, serviced_by })
    .filter(([, id]) => typeof id === 'number' && !people.some((person) => person.id === id))
    .map(([name]) => ({ name, message: t('field.person') }))
}

/** What is put off until today would not be. */
const wrongSnooze = ({ snoozed }: WebsiteEdit, { today }: TransitionContext, t: Translate) =>
  snoozed && snoozed.until <= today ? [{ name: 'snoozed', message: t('field.later') }] : []

/** Only what is really different from now, with what a move settles by itself. */
function patchOf(website: LockedWebsite, edit: WebsiteEdit, { viewer, now }: { viewer: Viewer; now: Date }): WebsitePatch {
  const { to, assignee, dueDate, label, snoozed, lost, lead_source, ...rest } = edit
  const wanted = {
    ...rest,
    ...pausePatch(website, { snoozed, lost }, now),
    status: to,
    assigned_to: assignee,
    due_date: dueDate,
    label: label === null ? '' : label,
    lead_source: lead_source === '' ? null : lead_source,
  }
  const before: Record<string, unknown> = website
  const different = Object.entries(wanted).filter(([field, value]) => value !== undefined && value !== before[field])
  // fromEntries forgets which fields they are: all of them are columns of a patch.
  const patch = Object.fromEntries(different) as WebsitePatch
  return patch.status ? { ...effectsOf(website, patch, viewer), ...pauseOver(website), ...patch } : patch
}

function effectsOf(website: LockedWebsite, patch: WebsitePatch, viewer: Viewer) {
  const person = (id: number | null | undefined) => (id ? { id } : null)
  const scoped = {
    // The database holds only statuses of the model (a check of the table).
    status: website.status,
    assigned_to: person(assigneeAfter(website, patch)),
    closed_by: person(website.closed_by),
    designed_by: person(website.designed_by),
    serviced_by: person(website.serviced_by),
  }
  return transitionEffects({ website: scoped, to: patch.status ?? scoped.status, moverId: viewer.user_id })
}
