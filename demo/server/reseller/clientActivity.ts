import { type Kysely, sql } from 'kysely'
import { CLIENT_ACTIONS } from '../../../src/contract'
import type { Database } from '../../db'
import { audit } from '../../services'
import type { Viewer } from '../context'
import { userOf } from '../userOf'

type ClientAction = (typeof CLIENT_ACTIONS)[number]
const PREFIX = 'client.'
const SHOWN = 30

interface Occasion {
  db: Kysely<Database>
  viewer: Pick<Viewer, 'user_id' | 'partner_id'>
  at: Date
}

/** Writes down what a reseller did with a customer, in the log of the viewer's partner. */
export const noteClient = (
  { db, viewer, at }: Occasion,
  action: ClientAction,
  client: { id: number; company: string },
  details: Record<string, unknown> = {},
): Promise<void> =>
  audit(db, {
    action: PREFIX + action,
    at,
    userId: viewer.user_id,
    partnerId: viewer.partner_id,
    subject: client.company,
    details: { ...details, client: client.id },
  })

/** What the reseller did with one customer, newest first. */
export async function clientActivity(db: Kysely<Database>, resellerId: number, clientId: number) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .where('audit_log.partner_id', '=', resellerId)
    .where('audit_log.action', 'like', `${PREFIX}%`)
    .where(sql<boolean>`(audit_log.details ->> 'client')::integer = ${clientId}`)
    .select(['audit_log.id', 'audit_log.action', 'audit_log.details', 'audit_log.created_at'])
    .select(['users.id as user_id', 'users.name', 'users.forename', 'users.surname', 'users.shortname'])
    .select(['users.email', 'users.image_file_id'])
    .orderBy('audit_log.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.flatMap(({ id, action: stored, details, created_at, ...person }) => {
    const action = CLIENT_ACTIONS.find((one) => PREFIX + one === stored)
    if (!action) return []
    const { reason, website } = details as { reason?: string; website?: string }
    return [{ id, at: created_at.toISOString(), by: actorOf(person), action, about: reason ?? website ?? null }]
  })
}

type Actor = { [Name in keyof Parameters<typeof userOf>[0] as Exclude<Name, 'id' | 'roles'>]: Parameters<typeof userOf>[0][Name] | null }

/** Nobody when the account is gone. */
function actorOf({ user_id: id, name, forename, surname, shortname, email, image_file_id }: Actor & { user_id: number | null }) {
  if (id === null || name === null || forename === null || surname === null || shortname === null || email === null) return null
  return userOf({ id, name, forename, surname, shortname, email, image_file_id, roles: [] })
}
