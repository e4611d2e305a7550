import type { Kysely } from 'kysely'
import type { HostingNodeDraft } from '../../../src/contract'
import type { Database } from '../../db'
import { hostingNodesOf } from './queries'
import { probePort } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { presentNode } from './loadAccount'

/** Where each kind of machine is asked. */
const PORTS = { sftp: 22, plesk: 8443, cpanel: 2083 } as const

/** Replaces the list: drafts with an id change the machine there is, others are new, the rest goes. One is the default. */
export async function saveHostingNodes(db: Kysely<Database>, partnerId: number, drafts: readonly HostingNodeDraft[]): Promise<void> {
  const known = new Set((await hostingNodesOf(db, partnerId)).map(({ id }) => id))
  const kept = drafts.flatMap(({ id }) => (id !== undefined && known.has(Number(id)) ? [Number(id)] : []))
  await db
    .deleteFrom('hosting_nodes')
    .where('partner_id', '=', partnerId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  const chosen = Math.max(
    drafts.findIndex((draft) => draft.default),
    0,
  )
  for (const [index, { id, name, host, type }] of drafts.entries()) {
    const row = { name, host: host.trim(), type, is_default: index === chosen }
    if (id !== undefined && known.has(Number(id))) await db.updateTable('hosting_nodes').set(row).where('id', '=', Number(id)).execute()
    else
      await db
        .insertInto('hosting_nodes')
        .values({ ...row, partner_id: partnerId, last_check_at: null })
        .execute()
  }
}

/** Asks the machine whether it is there, and notes the answer. */
export async function checkHostingNode({ db, clock, linkAllow }: Services, { partner_id }: Viewer, id: number) {
  const node = (await hostingNodesOf(db, partner_id)).find((one) => one.id === id)
  if (!node) throw new HttpError(404, 'refusal.notFound')
  const state = (await probePort(node.host, PORTS[node.type], linkAllow)) ? ('ok' as const) : ('error' as const)
  const checked = { state, last_check_at: clock.now() }
  await db.updateTable('hosting_nodes').set(checked).where('id', '=', id).execute()
  return presentNode({ ...node, ...checked })
}
