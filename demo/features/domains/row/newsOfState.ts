import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../db'
import type { News } from '../../../kernel/News'

type Row = Selectable<Database['domains']>
interface State {
  deleted_at?: Date | null | undefined
  suspended_reason?: string | null | undefined
  registry_state?: Row['registry_state'] | undefined
}
type Told = Pick<Row, 'name' | 'website_id'> & State

/** What receivers of webhooks hear when a domain is in another state than before; a change that leaves the state is no news. */
export function newsOfState(row: Told, patch: Updateable<Database['domains']>): News {
  const [before, after] = [stateOf(row), stateOf({ ...row, ...patch })]
  if (before === after) return {}
  const data = { domain: row.name, state: after }
  return { webhooks: [{ event: 'domain_state_changed', websiteId: row.website_id, data, previous: { state: before } }] }
}

function stateOf({ deleted_at, suspended_reason, registry_state }: State) {
  if (deleted_at) return 'removed'
  return suspended_reason ? 'suspended' : registry_state
}
