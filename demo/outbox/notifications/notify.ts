import type { Kysely } from 'kysely'
import { todayIn, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import { live } from '../../db/queries/base'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { teamOf } from '../../db/queries/people/users'
import type { Services } from '../../kernel/context'
import type { HostEvent } from '../../kernel/eventHub'
import type { Actor, Notice } from '../../kernel/News'
import { translator } from '../../kernel/text/translate'
import { noticeText } from './noticeText'
import { type Recipient, recipientsOf } from './recipients'

type NotifyServices = Pick<Services, 'db' | 'clock' | 'root'>

/**
 * Tells people of the team what they want to be told: mails leave when they are due (`mail/sendNotifications`); answers the events for their pages.
 */
export async function notify(
  services: NotifyServices,
  { partner_id: partnerId, user_id: actor }: Actor,
  notices: readonly Notice[],
): Promise<HostEvent[]> {
  const { db, clock } = services
  const { partner_name, settings, time_zone } = await brandOfPartner(db, partnerId)
  const team = await addressees(db, partnerId)
  const context = { services, partnerId, name: settings.companyName ?? partner_name, by: team.find(({ id }) => id === actor) }
  const today = todayIn(time_zone, clock.now())
  const events: HostEvent[] = []
  for (const notice of notices) {
    const website = await concerned(db, notice.websiteId)
    if (!website) continue
    const occasion = { website, followers: await followersOf(db, notice.websiteId), actor, today }
    const recipients = recipientsOf(notice, team, occasion)
    await keepForMail(context, notice, recipients)
    events.push(...eventsOf(context, { ...notice, website: website.title }, recipients))
  }
  return events
}

/** Whoever is invited and not yet here has no password. */
const addressees = (db: Kysely<Database>, partnerId: number) =>
  teamOf(db, partnerId)
    .where('users.password_hash', 'is not', null)
    .select(['users.id', 'users.name', 'users.forename', 'users.surname', 'users.language', 'memberships.roles'])
    .select(['users.notification_settings', 'users.app_notifications'])
    .select(['users.inactive_from', 'users.inactive_until', 'users.substitute_id'])
    .execute()
type Person = Awaited<ReturnType<typeof addressees>>[number]

async function concerned(db: Kysely<Database>, id: number) {
  const row = await live(db, 'websites')
    .select(['title', 'assigned_to', 'closed_by', 'designed_by', 'serviced_by', 'created_by'])
    .where('id', '=', id)
    .where('is_template', '=', false)
    .executeTakeFirst()
  if (!row) return null
  const person = (by: number | null) => (by === null ? null : { id: by })
  return {
    title: row.title,
    assigned_to: person(row.assigned_to),
    closed_by: person(row.closed_by),
    designed_by: person(row.designed_by),
    serviced_by: person(row.serviced_by),
    created_by: person(row.created_by),
  }
}

async function followersOf(db: Kysely<Database>, websiteId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('follows').select('user_id').where('website_id', '=', websiteId).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

interface Context {
  services: NotifyServices
  partnerId: number
  name: string
  by: Person | undefined
}

async function keepForMail(
  { services: { db, clock }, partnerId, by }: Context,
  { kind, websiteId, about = '' }: Notice,
  recipients: readonly Recipient<Person>[],
): Promise<void> {
  const rows = recipients.flatMap(({ byMail, person, standsInFor }) =>
    byMail
      ? [
          {
            ...{ partner_id: partnerId, user_id: person.id, website_id: websiteId, kind, about },
            ...{ by_user_id: by?.id ?? null, for_user_id: standsInFor?.id ?? null, created_at: clock.now() },
          },
        ]
      : [],
  )
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute()
}

const eventsOf = (
  { services: { root }, partnerId, name, by }: Context,
  { kind, websiteId, website, about = '' }: Notice & { website: string },
  recipients: readonly Recipient<Person>[],
): HostEvent[] =>
  recipients
    .filter(({ inApp }) => inApp)
    .map(({ person, standsInFor }) => {
      const t = translator(root, toLocale(person.language))
      const text = noticeText({ kind, website, about, by, standsInFor }, name, t)
      return { kind: 'notification', partnerId, userId: person.id, websiteId, text }
    })
