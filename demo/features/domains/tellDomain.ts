import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Database } from '../../db'
import { emitWebhook } from '../../outbox/webhooks/emitWebhook'

type Row = Selectable<Database['domains']>
interface State {
  deleted_at?: Date | null | undefined
  suspended_reason?: string | null | undefined
  registry_state?: Row['registry_state'] | undefined
}
type Told = Pick<Row, 'name' | 'partner_id' | 'website_id'> & State

interface News {
  row: Told
  patch: Updateable<Database['domains']>
  now: Date
  /** Null when the registry or the time did it. */
  actorId?: number | null
}

/** Tells receivers of webhooks that a domain is in another state than before; a change that leaves the state is no news. */
export async function tellState(db: Kysely<Database>, { row, patch, now, actorId = null }: News): Promise<void> {
  const [before, after] = [stateOf(row), stateOf({ ...row, ...patch })]
  if (before === after) return
  await emitWebhook(
    db,
    { now: () => now },
    {
      partnerId: row.partner_id,
      event: 'domain_state_changed',
      websiteId: row.website_id,
      actorId,
      data: { domain: row.name, state: after },
      previous: { state: before },
    },
  )
}

function stateOf({ deleted_at, suspended_reason, registry_state }: State) {
  if (deleted_at) return 'removed'
  return suspended_reason ? 'suspended' : registry_state
}
