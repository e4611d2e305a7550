import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../../demo/db'
import { hashPassword } from '../../../demo/services'

export const PASSWORD = 'a long enough sentence'
export const NOW = new Date('2026-11-21T12:00:00Z')

export type RoleName = 'admin' | 'manager' | 'support' | 'design' | 'editor' | 'sales' | 'user'
export const ROLE_NAMES: readonly RoleName[] = ['admin', 'manager', 'support', 'design', 'editor', 'sales', 'user']

export interface Fixture {
  /** Two partners that must never see each other. */
  ours: number
  theirs: number
  /** One person per role at our partner: `<role>@ours.test`. */
  users: Record<RoleName, number>
  /** `admin@theirs.test` */
  theirAdmin: number
  /** `both@ours.test`: works for both partners. */
  both: number
}

const ALL_FLAGS = {
  ...{ canWhitelabel: true, canUseTools: true, canUseWebhooks: true, isReseller: true, isUserSuggestEnabled: true },
  hasOffers: true,
}

export async function addFixture(db: Kysely<Database>): Promise<Fixture> {
  const passwordHash = await hashPassword(PASSWORD)
  const ours = await addPartner(db, 'Ours')
  const theirs = await addPartner(db, 'Theirs')
  const person = (email: string) => addUser(db, email, passwordHash)
  const users: Partial<Record<RoleName, number>> = {}
  for (const role of ROLE_NAMES) {
    users[role] = await person(`${role}@ours.test`)
    await addMember(db, ours, users[role], role)
  }
  const theirAdmin = await person('admin@theirs.test')
  await addMember(db, theirs, theirAdmin, 'admin')
  const both = await person('both@ours.test')
  await addMember(db, ours, both, 'manager')
  await addMember(db, theirs, both, 'admin')
  // The loop above filled every role.
  return { ours, theirs, users: users as Fixture['users'], theirAdmin, both }
}

async function addPartner(db: Kysely<Database>, name: string): Promise<number> {
  const { id } = await db
    .insertInto('partners')
    .values({
      name,
      parent_id: null,
      flags: JSON.stringify(ALL_FLAGS),
      settings: '{}',
      status_settings: '{}',
      validation_settings: '{}',
      todos_for_status: '{}',
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addUser(db: Kysely<Database>, email: string, passwordHash: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      password_hash: passwordHash,
      password_changed_at: null,
      forename: email.split('@', 1)[0] ?? '',
      surname: 'Tester',
      image_file_id: null,
      inactive_until: null,
      time_zone: null,
      notification_settings: '{}',
      preferences: '{}',
      disabled_at: null,
      last_seen_at: null,
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addMember(db: Kysely<Database>, partnerId: number, userId: number, role: RoleName): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ partner_id: partnerId, user_id: userId, roles: [`partner_${role}`], created_by: null, created_at: NOW })
    .execute()
}

type WebsiteValues = Partial<Insertable<Database['websites']>>

export async function addWebsite(db: Kysely<Database>, partnerId: number, values: WebsiteValues = {}): Promise<number> {
  const { id } = await db
    .insertInto('websites')
    .values({
      title: 'A website',
      status: 'preparation',
      status_date: NOW,
      customer: '{}',
      contact: '{}',
      customer_active_at: NOW,
      created_at: NOW,
      updated_at: NOW,
      ...values,
      partner_id: partnerId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addMessage(
  db: Kysely<Database>,
  partnerId: number,
  websiteId: number,
  values: Partial<Insertable<Database['messages']>> = {},
) {
  await db
    .insertInto('messages')
    .values({
      category: 'message_from',
      message: 'Hello',
      cc: '[]',
      bcc: '[]',
      date: NOW,
      created_at: NOW,
      ...values,
      partner_id: partnerId,
      website_id: websiteId,
    })
    .execute()
}

export async function addTodo(
  db: Kysely<Database>,
  partnerId: number,
  websiteId: number,
  values: Partial<Insertable<Database['todos']>> = {},
) {
  await db
    .insertInto('todos')
    .values({ description: 'Do it', created_at: NOW, updated_at: NOW, ...values, partner_id: partnerId, website_id: websiteId })
    .execute()
}
