import { type Kysely, sql } from 'kysely'
import { addDays, type IsoDay } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { commit } from '../../outbox/commit/commit'
import { takeOffline } from './takeOffline'

/** So long an invoice may stay open. */
const PAYMENT_DAYS = 30

/** The last day on which the oldest open invoice can be paid before the website goes offline; null while none is open. */
export async function payUntil(db: Kysely<Database>, websiteId: number): Promise<IsoDay | null> {
  const oldest = await db
    .selectFrom('invoices')
    .select('date')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'unpaid')
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  return oldest ? addDays(oldest.date, PAYMENT_DAYS) : null
}

/** What is published while an invoice is overdue, in the partner's zone, goes offline. */
export const stopUnpaid = (services: Services): Promise<void> =>
  takeOffline(services, {
    isDue: (eb, today) =>
      eb.and([
        eb('websites.published_status', '=', 'published'),
        eb.exists(
          eb
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.website_id', '=', 'websites.id')
            .where('invoices.status', '=', 'unpaid')
            .where('invoices.date', '<', sql<IsoDay>`${today} - ${PAYMENT_DAYS}::int`),
        ),
      ]),
    reason: 'unpaid',
  })

/** Somebody saw the money arrive. The website is paid when nothing is open any more. */
export function takePayment(services: Services, viewer: Viewer, websiteId: number, invoiceId: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const at = services.clock.now()
    const invoice = await db
      .updateTable('invoices')
      .set({ status: 'paid' })
      .where('id', '=', invoiceId)
      .where('website_id', '=', websiteId)
      .where('status', '=', 'unpaid')
      .returning('number')
      .executeTakeFirst()
    if (!invoice) throw new HttpError(404, 'refusal.notFound')
    const payment_status = (await payUntil(db, websiteId)) ? ('unpaid' as const) : ('paid' as const)
    await changeWebsite(db, websiteId, { payment_status }, at)
    return { log: [{ website, line: { kind: 'invoice.paid', values: invoice } }], publish: [{ kind: 'website', websiteId }] }
  })
}
