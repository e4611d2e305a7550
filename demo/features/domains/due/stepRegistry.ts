import type { Kysely, Selectable, Updateable } from 'kysely'
import {
  addYears,
  DAY_MS,
  OWN_NAME_SERVERS,
  REDEMPTION_MS,
  REGISTRY_STEP_MS,
  TRANSFER_LOCK_MS,
  TRANSFER_MIN_AGE_DAYS,
  TRANSFER_RUN_MS,
} from '../../../../src/model'
import type { Database } from '../../../db'

type Row = Selectable<Database['domains']>
type Patch = Updateable<Database['domains']>

/**
 * The next step of a domain at the registry, whose time has come. States are those of EPP (RFC 5731) as far as they show: pendingCreate,
 * ok, redemption, and a transfer that is requested, confirmed, running, done or refused.
 */
export async function stepRegistry(db: Kysely<Database>, row: Row): Promise<Patch> {
  const at = row.registry_at ?? new Date(0)
  if (row.registry_state === 'pendingCreate') return created(row, at)
  if (row.transfer && row.registrar === 'external') return transferred(db, row, at)
  if (row.registry_state === 'redemption') return { deleted_at: at, registry_at: null, role: 'alias' }
  if (row.registry_state === 'ok') return expired(row, at)
  return { registry_at: null }
}

function created({ years }: Row, at: Date): Patch {
  const expires = addYears(at, years)
  return {
    registry_state: 'ok',
    registered_at: at,
    expires_at: expires,
    registry_at: expires,
    check_at: at,
    transfer_locked_until: later(at, TRANSFER_LOCK_MS),
  }
}

function expired({ cancel_at, auto_renew }: Row, at: Date): Patch {
  if (cancel_at === null && auto_renew) return { expires_at: addYears(at, 1), registry_at: addYears(at, 1) }
  return { registry_state: 'redemption', registry_at: new Date(at.getTime() + REDEMPTION_MS) }
}

type Transfer = NonNullable<Row['transfer']>

const told = (state: Transfer['state'], at: Date, reason: string | null = null) =>
  JSON.stringify({ state, updatedAt: at.toISOString(), reason })
const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

async function transferred(db: Kysely<Database>, row: Row, at: Date): Promise<Patch> {
  switch (row.transfer?.state) {
    case 'requested':
      return { transfer: told('confirmed', at), registry_at: later(at, REGISTRY_STEP_MS) }
    case 'confirmed': {
      const reason = await refusalOf(db, row, at)
      if (reason) return { transfer: told('refused', at, reason), transfer_code: null, registry_at: null }
      return { transfer: told('running', at), registry_at: later(at, TRANSFER_RUN_MS) }
    }
    case 'running':
      return takenOver(db, row, at)
    default:
      return { registry_at: null }
  }
}

/** What the registry says against it. */
async function refusalOf(db: Kysely<Database>, { name, transfer_code }: Row, at: Date): Promise<string | null> {
  const outside = await db.selectFrom('outside_domains').selectAll().where('name', '=', name).executeTakeFirst()
  if (!outside) return 'notRegistered'
  if (outside.locked) return 'locked'
  if (at.getTime() - outside.registered_at.getTime() < TRANSFER_MIN_AGE_DAYS * DAY_MS) return 'young'
  return outside.transfer_code === transfer_code ? null : 'code'
}

/** The domain is ours: a year is added, and our name servers answer, with what the old ones had when it was connected. */
async function takenOver(db: Kysely<Database>, row: Row, at: Date): Promise<Patch> {
  await db.deleteFrom('outside_domains').where('name', '=', row.name).execute()
  const expires = addYears(row.expires_at && row.expires_at > at ? row.expires_at : at, 1)
  return {
    transfer: told('done', at),
    transfer_code: null,
    registrar: 'own',
    registrar_name: null,
    registry_state: 'ok',
    registry_at: expires,
    registered_at: row.registered_at ?? at,
    expires_at: expires,
    auto_renew: true,
    transfer_locked_until: later(at, TRANSFER_LOCK_MS),
    owner_state: 'ok',
    nameservers: [...OWN_NAME_SERVERS],
    dns_managed: true,
    check_at: at,
  }
}
