import type { Selectable, Updateable } from 'kysely'
import { type IsoDay, todayIn } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { publish } from '../../kernel/eventHub'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'

type Contract = Database['contracts']

interface ContractChange {
  readonly values: Updateable<Contract>
  /** What the website says of its contract from now on. */
  readonly status: 'active' | 'cancelled'
  /** For the log. */
  readonly message: (t: Translate) => string
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
    const { values, status, message } = decide(contract, todayIn(viewer.time_zone, at))
    await db.updateTable('contracts').set(values).where('website_id', '=', websiteId).execute()
    await db
      .updateTable('websites')
      .set({ subscription_status: status, version: website.version + 1, updated_at: at })
      .where('id', '=', websiteId)
      .execute()
    await writeLog(db, website, [{ category: 'system', message: message(logTranslator(services, viewer)) }], { by: viewer.user_id, at })
    await publish(db, { kind: 'website', partnerId: viewer.partner_id, websiteId })
  })
}
