import type { Selectable, Updateable } from 'kysely'
import { type IsoDay, type LogLine, todayIn } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { commit } from '../../outbox/commit/commit'

type Contract = Database['contracts']

interface ContractChange {
  readonly values: Updateable<Contract>
  /** What the website says of its contract from now on. */
  readonly status: 'active' | 'cancelled'
  /** For the log. */
  readonly line: LogLine
}

/** Changes the contract of a website as `decide` says, which refuses by throwing; the log tells it. */
export function changeContract(
  services: Services,
  viewer: Viewer,
  websiteId: number,
  decide: (contract: Selectable<Contract> | undefined, today: IsoDay) => ContractChange,
): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const contract = await db.selectFrom('contracts').selectAll().where('website_id', '=', websiteId).forUpdate().executeTakeFirst()
    const at = services.clock.now()
    const { values, status, line } = decide(contract, todayIn(viewer.time_zone, at))
    await db.updateTable('contracts').set(values).where('website_id', '=', websiteId).execute()
    await changeWebsite(db, websiteId, { subscription_status: status }, at)
    return { log: [{ website, line }], publish: [{ kind: 'website', websiteId }] }
  })
}
