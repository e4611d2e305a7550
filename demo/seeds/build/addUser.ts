import { initials, type Locale, NOTIFICATION_FLAGS, type Role } from '../../../src/model'
import { portrait } from '../pictures/portrait'
import { add, type DataSet, type Row } from '../DataSet'
import { addFile } from './addFile'
import type { SeedContext } from '../SeedContext'

export interface UserPlan {
  forename: string
  surname: string
  email: string
  works: [partner: Row<'partners'>, role: Role][]
  language?: Locale
  theme?: 'light' | 'dark'
  /** Days from today until the person is back. */
  absentFor?: number
  /** Whoever left the partner is still named in old messages. */
  active?: boolean
  /** Hair on the portrait; without one the person shows initials. */
  hair?: 'long' | 'short'
}

/** A person with a password, a picture and a place at one or more partners. */
export async function addUser(set: DataSet, context: SeedContext, plan: UserPlan): Promise<Row<'users'>> {
  const { ago, day, random } = context
  const user = add(set.users, {
    email: plan.email,
    password_hash: context.passwordHash,
    password_changed_at: ago(90),
    must_change_password: false,
    forename: plan.forename,
    surname: plan.surname,
    name: '',
    shortname: initials(plan),
    signature: '',
    language: plan.language ?? 'en',
    image_file_id: null,
    inactive_from: null,
    inactive_until: plan.absentFor === undefined ? null : day(plan.absentFor),
    substitute_id: null,
    substitute_told: false,
    theme: plan.theme ?? 'system',
    time_zone: null,
    notification_settings: Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, random.chance(0.6)])),
    app_notifications: null,
    digest: 'now',
    preferences: {},
    disabled_at: null,
    last_seen_at: ago(random.next() * 6),
    version: 1,
    created_at: ago(300 + random.int(0, 90)),
  })
  for (const [partner, role] of plan.works) addMembership(set, partner, user, role, plan.active ?? true)
  const [home] = plan.works[0] ?? []
  if (home && plan.hair) await addPicture(set, context, home, user, plan.hair)
  return user
}

function addMembership(set: DataSet, partner: Row<'partners'>, user: Row<'users'>, role: Role, active: boolean): void {
  set.memberships.push({
    partner_id: partner.id,
    user_id: user.id,
    roles: [`partner_${role}`],
    active,
    created_by: null,
    created_at: user.created_at,
  })
}

async function addPicture(
  set: DataSet,
  context: SeedContext,
  partner: Row<'partners'>,
  user: Row<'users'>,
  hair: 'long' | 'short',
): Promise<void> {
  const content = await portrait(user.id, hair)
  const file = addFile(set, context, { partner, name: 'portrait.webp', type: 'image', mime: 'image/webp', content })
  user.image_file_id = file.id
}
