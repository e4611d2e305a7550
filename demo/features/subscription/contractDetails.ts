import { may } from '../../../src/model'
import { earliestEnd } from './cancelContract'
import { payUntil } from './payments'
import type { Services, Viewer } from '../../kernel/context'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { momentOf } from '../../access/scope'

const MAX_INVOICES = 24

/** The contract behind a website; without one the website only says whether it is paid. */
export async function contractDetails(services: Services, viewer: Viewer, websiteId: number) {
  const { db } = services
  const website = await findWebsiteRow(services, viewer, websiteId)
  const contract = await db.selectFrom('contracts').selectAll().where('website_id', '=', websiteId).executeTakeFirst()
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'date', 'amount', 'currency', 'status'])
    .where('website_id', '=', websiteId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_INVOICES)
    .execute()
  const state = {
    websiteId,
    status: website.subscription_status,
    payment: website.payment_status,
    payUntil: website.payment_status === 'unpaid' ? await payUntil(db, websiteId) : null,
  }
  const actions = { cancelUrl: null, invoicesUrl: `/backoffice/website/${websiteId}/invoices` }
  if (!contract) return { ...state, invoices, actions }
  const { today } = momentOf(services, viewer)
  const mayCancel = may('manage_billing', viewer.roles) === 'all'
  const { plan_id, plan_name, amount, currency, interval } = contract
  return {
    ...state,
    number: contract.number,
    plan: { id: plan_id, name: plan_name },
    price: { amount, currency, interval },
    startDate: contract.start_date,
    minTermEnd: contract.min_term_end,
    renewalDate: contract.renewal_date,
    noticeDate: contract.notice_date,
    cancelledAt: contract.cancelled_at,
    endsAt: contract.ends_at,
    cancelReason: contract.cancel_reason,
    wouldEndAt: !contract.cancelled_at && mayCancel ? earliestEnd(contract, today) : null,
    revocable: mayCancel && contract.ends_at !== null && contract.ends_at >= today,
    items: contract.items,
    nextInvoice: contract.renewal_date === null ? null : { date: contract.renewal_date, amount },
    invoices,
    actions,
  }
}
