import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { IsoDay } from '../../../src/model'
import type { Database } from '../../db'
import { beginOf, wallClock } from '../../db/queries/zones'
import { changeWebsite } from '../../db/writers/changeWebsite'
import type { Services } from '../../kernel/context'
import { writeNews } from '../../outbox/commit/writeNews'

/** Websites at once; the next round takes more. */
const BATCH = 50

interface Why {
  /** Whether it goes offline, by the day that it is where its partner is. */
  readonly isDue: (eb: ExpressionBuilder<Database, 'websites' | 'partners'>, today: RawBuilder<IsoDay>) => Expression<SqlBool>
  readonly reason: 'ended' | 'unpaid'
  /** What it becomes besides. */
  readonly becomes?: { readonly subscription_status: 'expired' }
}

/** No domain shows these websites any more, and their logs say why. Their data, messages and domains stay. */
export async function takeOffline(services: Services, { isDue, reason, becomes }: Why): Promise<void> {
  const { db, clock } = services
  const at = clock.now()
  const today = beginOf('day', wallClock(at, sql.ref('partners.time_zone')))
  await db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('websites')
      .innerJoin('partners', 'partners.id', 'websites.partner_id')
      .where((eb) => isDue(eb, today))
      .select(['websites.id', 'websites.partner_id', 'websites.status'])
      .orderBy('websites.id')
      .limit(BATCH)
      .forUpdate('websites')
      .skipLocked()
      .execute()
    for (const website of due) {
      const { id, partner_id } = website
      await changeWebsite(transaction, id, { ...becomes, published_status: 'unpublished' }, at)
      await transaction.updateTable('domains').set({ published: false, updated_at: at }).where('website_id', '=', id).execute()
      await writeNews(
        { ...services, db: transaction },
        { partner_id, user_id: null },
        {
          log: [{ website, line: { kind: `offline.${reason}`, values: {} }, label: 'unpublished' }],
          publish: [{ kind: 'website', websiteId: id }],
        },
      )
    }
  })
}
