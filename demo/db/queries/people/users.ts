import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Locale, StaffPerson } from '../../../../src/model'
import type { Database } from '../../schema'
import { isLive, ofPartner } from '../base'

export function findAccount(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

export const passwordHashOf = async (db: Kysely<Database>, userId: number): Promise<string | null> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()).password_hash

export async function setLanguage(db: Kysely<Database>, userId: number, language: Locale): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

/** What people are shown by. */
export const SHOWN_COLUMNS = [
  'users.id',
  'users.name',
  'users.forename',
  'users.surname',
  'users.shortname',
  'users.image_file_id',
  'users.email',
] as const

const USER_COLUMNS = [
  ...SHOWN_COLUMNS,
  'users.language',
  'users.inactive_from',
  'users.inactive_until',
  'users.last_seen_at',
  'users.password_hash',
  'memberships.roles',
  'memberships.active',
] as const

/** Everybody who works at the partner. */
export const staffOf = (db: Kysely<Database>, partnerId: number) => teamOf(db, partnerId).select(USER_COLUMNS).execute()

export const teamOf = (db: Kysely<Database>, partnerId: number) =>
  ofPartner(db, partnerId, 'memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.active', '=', true)
    .where('users.disabled_at', 'is', null)
    .orderBy('users.id')

/** The same people as others see them, for a statement that asks for more. */
export const teamColumn = (db: Kysely<Database>, partnerId: number) =>
  jsonArrayFrom(teamOf(db, partnerId).select([...SHOWN_COLUMNS, 'memberships.roles'])).as('team')

export type StaffRow = Awaited<ReturnType<typeof staffOf>>[number]

/** What rules about the workflow know of a person. */
export const staffPerson = ({ id, roles, password_hash, inactive_from, inactive_until }: StaffRow): StaffPerson => ({
  id,
  roles,
  active: password_hash !== null,
  inactivateFrom: inactive_from,
  inactivateUntil: inactive_until,
})

/** Open work per person of the partner, as the staff list shows it. */
export async function workloadOf(db: Kysely<Database>, partnerId: number) {
  const todos = await ofPartner(db, partnerId, 'todos')
    .innerJoin('websites', 'websites.id', 'todos.website_id')
    .where('todos.done', '=', false)
    .where(isLive('websites'))
    .where('todos.to_user_id', 'is not', null)
    .groupBy('todos.to_user_id')
    .select(({ fn }) => ['todos.to_user_id as user_id', fn.countAll<number>().as('count')])
    .execute()
  const websites = await ofPartner(db, partnerId, 'websites')
    .where('assigned_to', 'is not', null)
    .groupBy('assigned_to')
    .select(({ fn }) => ['assigned_to as user_id', fn.countAll<number>().as('count')])
    .execute()
  const tickets = await ofPartner(db, partnerId, 'messages')
    .innerJoin('websites', 'websites.id', 'messages.website_id')
    .where('messages.category', '=', 'message_from')
    .where('messages.done', '=', false)
    .where(isLive('websites'))
    .where('websites.assigned_to', 'is not', null)
    .groupBy('websites.assigned_to')
    .select(({ fn }) => ['websites.assigned_to as user_id', fn.countAll<number>().as('count')])
    .execute()
  return {
    tickets: new Map(tickets.map((row) => [row.user_id, row.count])),
    todos: new Map(todos.map((row) => [row.user_id, row.count])),
    websites: new Map(websites.map((row) => [row.user_id, row.count])),
  }
}

/** Websites in work per person of the partner: those that are neither done nor given up, and those of them whose due date lies before the day. */
export const openWebsitesOf = (db: Kysely<Database>, partnerId: number, today: string) =>
  ofPartner(db, partnerId, 'websites')
    .where('is_template', '=', false)
    .where('status', '!=', 'done')
    .where('lost_at', 'is', null)
    .where('assigned_to', 'is not', null)
    .groupBy('assigned_to')
    .select(({ fn }) => [
      'assigned_to as user_id',
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('due_date', '<', today).as('overdue'),
    ])
    .execute()
