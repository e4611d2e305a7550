import { contractRoutes } from '../../src/contract/table'
import { fullName, LOCALE_NAMES } from '../../src/model'
import { SEED_NAMES } from '../seeds'
import type { HostContext } from '../kernel/context'
import { STATISTICS_SERVICE } from '../features/statistics/askService'

/** What the control panel makes fail. */
export const FAULTY = [STATISTICS_SERVICE, ...contractRoutes.map(({ name }) => name)]

/** What the control panel shows: who can be, what time it is, what is broken on purpose. */
export async function previewState(c: HostContext) {
  const { db, clock } = c.get('services')
  const viewer = c.get('viewer')
  const clockRow = await db.selectFrom('clock').select('offset_ms').executeTakeFirst()
  const partners = await db.selectFrom('partners').select(['id', 'name', 'flags']).orderBy('id').execute()
  const faults = await db.selectFrom('faults').selectAll().orderBy('route').execute()
  const dnsFaults = await db.selectFrom('dns_faults').selectAll().orderBy('name').execute()
  return {
    people: await people(c),
    partners,
    viewer: viewer && { userId: viewer.user_id, partnerId: viewer.partner_id, locale: viewer.language },
    clock: { now: clock.now().toISOString(), offsetMs: clockRow?.offset_ms ?? 0 },
    faults: faults.map(({ route, latency_ms, status, offline }) => ({ route, latencyMs: latency_ms, status, offline })),
    dnsFaults,
    routes: FAULTY,
    dataSets: SEED_NAMES,
    locales: LOCALE_NAMES,
  }
}

const MOST_PEOPLE = 200

async function people(c: HostContext) {
  const rows = await c
    .get('services')
    .db.selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('users.password_hash', 'is not', null)
    .where('memberships.active', '=', true)
    .select(['users.id', 'users.email', 'users.forename', 'users.surname', 'users.name', 'memberships.partner_id', 'memberships.roles'])
    .orderBy('memberships.partner_id')
    .orderBy('users.id')
    .limit(MOST_PEOPLE)
    .execute()
  return rows.map((row) => ({ userId: row.id, partnerId: row.partner_id, name: fullName(row), email: row.email, roles: row.roles }))
}
