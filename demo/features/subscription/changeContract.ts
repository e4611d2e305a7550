import type { Selectable, Updateable } from 'kysely'
import { type IsoDay, type LogLine, todayIn } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/publish'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { writeLog } from '../../kernel/websiteLog/writeLog'

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
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    const contract = await db.selectFrom('contracts').selectAll().where('website_id', '=', websiteId).forUpdate().executeTakeFirst()
    const at = services.clock.now()
    const { values, status, line } = decide(contract, todayIn(viewer.time_zone, at))
    await db.updateTable('contracts').set(values).where('website_id', '=', websiteId).execute()
    await db
      .updateTable('websites')
      .set({ subscription_status: status, version: website.version + 1, updated_at: at })
      .where('id', '=', websiteId)
      .execute()
    await writeLog({ ...services, db }, website, [{ line }], { by: viewer.user_id, at })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}
