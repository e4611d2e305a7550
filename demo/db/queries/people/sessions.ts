import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../schema'
import { withInherited } from '../partners/brandOfPartner'
import { countOn } from '../rateLimits'

/** What is known of whoever asks, whatever they came in by: a session or a token. */
export const PERSON_COLUMNS = [
  'client_defaults.settings as inherited_settings',
  'partners.parent_id',
  'memberships.roles',
  'users.id as user_id',
  'users.email',
  'users.forename',
  'users.surname',
  'users.name',
  'users.shortname',
  'users.language',
  'users.image_file_id',
  'users.theme',
  'users.preferences',
  'users.must_change_password',
  'users.time_zone as user_time_zone',
  'partners.id as partner_id',
  'partners.name as partner_name',
  'partners.time_zone',
  'partners.flags',
  'partners.settings',
  'partners.status_settings',
] as const

/** By which a program asks in the name of the person. */
export interface BearerToken {
  readonly id: number
  readonly scopes: readonly string[]
  readonly lastUsedAt: Date | null
}

/** What is known of a signed-in person; roles and flags are read anew every time. */
export async function findSession(db: Kysely<Database>, idHash: string) {
  const row = await sessionBy(db, idHash).executeTakeFirst()
  return row && ofPerson(row)
}

interface Call {
  readonly idHash: string
  readonly now: Date
  /** When the person may call as often again. */
  readonly resetsAt: Date
}

/** All that a request needs to know before it is answered, in one statement: who makes it, how often they do, and what the control panel has set. */
export async function sessionOfCall(db: Kysely<Database>, { idHash, now, resetsAt }: Call) {
  const row = await db
    .with('session', () => sessionBy(db, idHash))
    .with('counted', (names) =>
      names
        .insertInto('rate_limits')
        .columns(['key', 'count', 'resets_at'])
        .expression(
          names
            .selectFrom('session')
            .select((eb) => [
              sql<string>`concat('calls:user:', session.user_id)`.as('key'),
              eb.lit(1).as('count'),
              sql<Date>`${resetsAt}::timestamptz`.as('resets_at'),
            ]),
        )
        .onConflict(countOn(now, resetsAt))
        .returning(['count', 'resets_at']),
    )
    .selectFrom(['session', 'counted'])
    .selectAll('session')
    .select(['counted.count', 'counted.resets_at'])
    .select((eb) => [
      eb.selectFrom('clock').select('offset_ms').$asScalar().$notNull().as('offset_ms'),
      jsonArrayFrom(eb.selectFrom('faults').selectAll()).as('faults'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { count, resets_at, offset_ms, faults, ...session } = row
  return { session: ofPerson(session), calls: { count, resetsAt: resets_at }, offset: offset_ms, faults }
}

const ofPerson = <Row extends Parameters<typeof withInherited>[0]>(row: Row) => ({
  ...withInherited(row),
  token: null as BearerToken | null,
  /** A program asks, by a token for minutes that a page of the person has made. */
  isShortToken: false,
})

const sessionBy = (db: Kysely<Database>, idHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('partners', 'partners.id', 'sessions.partner_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'sessions.user_id')
        // Whoever looks at a customer has the roles they have at the reseller.
        .on('memberships.partner_id', '=', (eb) => eb.fn.coalesce('sessions.viewed_from', 'sessions.partner_id')),
    )
    .leftJoin('client_defaults', 'client_defaults.partner_id', 'partners.parent_id')
    .leftJoin('reseller_customers', 'reseller_customers.partner_id', 'partners.id')
    .where('sessions.id_hash', '=', idHash)
    .where('memberships.active', '=', true)
    .where('users.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('sessions.viewed_from', 'is not', null),
        eb('reseller_customers.status', 'is', null),
        eb('reseller_customers.status', '!=', 'suspended'),
      ]),
    )
    .select([
      'sessions.id_hash',
      'sessions.csrf_token',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.viewed_from',
      'sessions.view_until',
      'sessions.confirmed_at',
    ])
    .select(PERSON_COLUMNS)
    .select((eb) => {
      const others = eb.selectFrom('memberships as other').whereRef('other.user_id', '=', 'users.id').where('other.active', '=', true)
      return eb.exists(others.whereRef('other.partner_id', '!=', 'memberships.partner_id').select('other.partner_id')).as('works_elsewhere')
    })

/** For which of their partners the person works from now on. */
export async function selectPartner(db: Kysely<Database>, idHash: string, partnerId: number): Promise<void> {
  await db.updateTable('sessions').set({ partner_id: partnerId }).where('id_hash', '=', idHash).execute()
}

/** Back from looking at a customer. */
export async function endView(db: Kysely<Database>, idHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({ partner_id: eb.fn.coalesce('viewed_from', 'partner_id'), viewed_from: null, view_until: null }))
    .where('id_hash', '=', idHash)
    .execute()
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

export async function touchSession(db: Kysely<Database>, idHash: string, userId: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id_hash', '=', idHash).execute()
  await db.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
}

export async function deleteSession(db: Kysely<Database>, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

/** Ends one of the person's sessions; false where there is none such. */
export async function deleteSessionOf(db: Kysely<Database>, userId: number, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()
  return gone !== undefined
}

/** Ends the person's sessions everywhere but here. */
export async function deleteOtherSessions(db: Kysely<Database>, userId: number, keepHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '!=', keepHash).execute()
}

export async function deleteSessionsIdleSince(db: Kysely<Database>, since: Date): Promise<void> {
  await db.deleteFrom('sessions').where('last_seen_at', '<', since).execute()
}
