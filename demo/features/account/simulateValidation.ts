import type { Kysely } from 'kysely'
import {
  checkTransition,
  DAY_MS,
  PARTNER_SETTINGS_DEFAULTS,
  type StaffPerson,
  todayIn,
  type TransitionContext,
  VALIDATION_FLAGS,
  type ValidationFlag,
} from '../../../src/model'
import type { Database } from '../../db'
import { staffOf, staffPerson } from '../../db/queries/people/users'
import type { Services, Viewer } from '../../kernel/context'
import { statusesOf } from '../../pages/navigation'
import { ofPartner } from '../../db/queries/base'

const DAYS = 90
const MOST_MOVES = 2_000
const EXAMPLES = 3

/** Rules about who gets a website; there is no history of that, so they are tried on how things are today. */
const ABOUT_ASSIGNMENT: readonly ValidationFlag[] = ['validateStaffActive', 'validateDueDateForInactiveStaff']

type Tried = { website: { id: number; title: string }; context: Omit<TransitionContext, 'settings'> }

/** What each setting alone would have refused, by the very rule that would be in force (screens AC-06). */
export async function simulateValidation(services: Services, viewer: Viewer) {
  const { db } = services
  const people = (await staffOf(db, viewer.partner_id)).map(staffPerson)
  const moves = await pastMoves(services, viewer, people)
  const assignments = await presentAssignments(services, viewer, people)
  return VALIDATION_FLAGS.map((flag) => {
    const isAssignment = ABOUT_ASSIGNMENT.includes(flag)
    const tried = isAssignment ? assignments : moves
    const settings = { ...PARTNER_SETTINGS_DEFAULTS.validationSettings, [flag]: true }
    const blocked = tried.filter(({ context }) => checkTransition({ ...context, settings }).length > 0)
    return {
      flag,
      basis: isAssignment ? ('assignments' as const) : ('moves' as const),
      checked: tried.length,
      blocked: blocked.length,
      examples: distinct(blocked.map(({ website }) => website)).slice(0, EXAMPLES),
    }
  })
}

const distinct = (websites: Tried['website'][]) => [...new Map(websites.map((website) => [website.id, website])).values()]

/** Every move of the last days as it was made: by whom, with which to-dos and messages open at that moment. */
async function pastMoves({ db, clock }: Services, viewer: Viewer, people: StaffPerson[]): Promise<Tried[]> {
  const now = clock.now()
  const rows = await db
    .selectFrom('status_moves')
    .innerJoin('websites', 'websites.id', 'status_moves.website_id')
    .where('websites.partner_id', '=', viewer.partner_id)
    .where('status_moves.moved_at', '>=', new Date(now.getTime() - DAYS * DAY_MS))
    .select(['status_moves.from_status', 'status_moves.to_status', 'status_moves.moved_by', 'status_moves.moved_at'])
    .select(['websites.id', 'websites.title', 'websites.assigned_to'])
    .orderBy('status_moves.id', 'desc')
    .limit(MOST_MOVES)
    .execute()
  const open = await openMessages(db, [...new Set(rows.map(({ id }) => id))])
  return rows.map((row) => ({
    website: { id: row.id, title: row.title },
    context: {
      website: {
        status: row.from_status,
        assigned_to: row.assigned_to === null ? null : { id: row.assigned_to },
        closed_by: null,
        designed_by: null,
        serviced_by: null,
        created_by: null,
      },
      change: { to: row.to_status },
      viewer: { id: row.moved_by ?? 0, roles: people.find(({ id }) => id === row.moved_by)?.roles ?? [] },
      // A status that has been switched off since is no finding of these settings.
      activeStatuses: [...new Set([...statusesOf(viewer), row.from_status, row.to_status])],
      people,
      ...open(row.id, row.moved_at),
      today: todayIn(viewer.time_zone, row.moved_at),
      now: row.moved_at.getTime(),
    },
  }))
}

/** Every assigned website as if it was assigned today. */
async function presentAssignments({ db, clock }: Services, viewer: Viewer, people: StaffPerson[]): Promise<Tried[]> {
  const rows = await ofPartner(db, viewer.partner_id, 'websites')
    .where('is_template', '=', false)
    .where('assigned_to', 'is not', null)
    .where('status', '!=', 'done')
    .select(['id', 'title', 'status', 'due_date', 'assigned_to'])
    .execute()
  const now = clock.now()
  return rows.map((row) => ({
    website: { id: row.id, title: row.title },
    context: {
      website: { status: row.status, due_date: row.due_date, assigned_to: null },
      change: { assignee: row.assigned_to },
      viewer: { id: viewer.user_id, roles: viewer.roles },
      activeStatuses: statusesOf(viewer),
      people,
      todos: [],
      messages: [],
      today: todayIn(viewer.time_zone, now),
      now: now.getTime(),
    },
  }))
}

/** To-dos and messages of the websites, and which of them were open at an instant. */
async function openMessages(db: Kysely<Database>, ids: readonly number[]) {
  const websites = ids.length > 0 ? [...ids] : [0]
  const todos = await db
    .selectFrom('todos')
    .select(['id', 'website_id', 'automated_status', 'created_at', 'done_at', 'deleted_at'])
    .where('website_id', 'in', websites)
    .where('automated_status', 'is not', null)
    .execute()
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'website_id', 'category', 'created_at', 'done_at', 'deleted_at'])
    .where('website_id', 'in', websites)
    .where('category', '=', 'message_from')
    .execute()
  const wasOpen = (at: Date) => (row: { created_at: Date; done_at: Date | null; deleted_at: Date | null }) =>
    row.created_at < at && !(row.done_at && row.done_at <= at) && !(row.deleted_at && row.deleted_at <= at)
  return (websiteId: number, at: Date) => ({
    todos: todos
      .filter((row) => row.website_id === websiteId && wasOpen(at)(row))
      .map(({ id, automated_status }) => ({ id, done: false, automatedStatus: automated_status })),
    messages: messages
      .filter((row) => row.website_id === websiteId && wasOpen(at)(row))
      .map(({ id, category }) => ({ id, done: false, category })),
  })
}
