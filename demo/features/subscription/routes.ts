import {
  api_partner_contract_values,
  api_partner_subscription,
  api_partner_subscription_exit,
  api_partner_subscription_plan,
  api_partner_subscription_preview,
  api_partner_subscription_resume,
  external_invoice_paid,
  external_invoices,
  external_plans,
  partner_subscription_exit,
  partner_subscription_manage,
  partner_website_contract_cancel,
  partner_website_contract_data,
  partner_website_contract_revoke,
} from '../../../src/contract/server'
import { formatMoneyMinor, intlTag, may } from '../../../src/model'
import { cancelContract } from './cancelContract'
import { takePayment } from './payments'
import { revokeCancellation } from './revokeCancellation'
import { page } from '../../pages/frame'
import { readPlans } from '../portal/checkout'
import { PROVIDER_NAME } from '../../pages/provider'
import { render } from '../../pages/render'
import { serve } from '../../kernel/serve'
import { staffPage } from '../../pages/staffPage'
import { changePlan, endSubscription, presentSubscription, previewPlan } from './subscription'
import { contractDetails } from './contractDetails'
import { contractValues } from './contractValues'
import { findWebsiteRow } from '../websites/details/findWebsite'

export const subscriptionRoutes = [
  serve(partner_subscription_manage, ({ c, viewer, t }) => page(c, viewer, t('page.subscription'))),

  serve(partner_subscription_exit, ({ c, viewer, t }) => page(c, viewer, t('page.subscription'))),

  serve(api_partner_subscription, ({ services, viewer }) => presentSubscription(services, viewer)),

  serve(api_partner_subscription_preview, ({ services, viewer, params }) => previewPlan(services, viewer, params.plan)),

  serve(api_partner_subscription_plan, async ({ services, viewer, body, t }) => {
    await changePlan(services, viewer, body.plan, t)
    return presentSubscription(services, viewer)
  }),

  serve(api_partner_subscription_exit, async ({ services, viewer }) => {
    await endSubscription(services, viewer, true)
    return presentSubscription(services, viewer)
  }),

  serve(api_partner_subscription_resume, async ({ services, viewer }) => {
    await endSubscription(services, viewer, false)
    return presentSubscription(services, viewer)
  }),

  serve(api_partner_contract_values, ({ services, viewer, query }) => contractValues(services, viewer, query)),

  serve(partner_website_contract_data, ({ services, viewer, params }) => contractDetails(services, viewer, params.id)),

  serve(partner_website_contract_cancel, async ({ services, viewer, params, body }) => {
    await cancelContract(services, viewer, params.id, body)
    return contractDetails(services, viewer, params.id)
  }),

  serve(partner_website_contract_revoke, async ({ services, viewer, params }) => {
    await revokeCancellation(services, viewer, params.id)
    return contractDetails(services, viewer, params.id)
  }),

  serve(external_invoices, async ({ c, services, viewer, params, t }) => {
    const websiteId = params.website
    const { title } = await findWebsiteRow(services, viewer, websiteId)
    const { invoices } = await contractDetails(services, viewer, websiteId)
    const locale = c.get('locale')
    const day = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
    return staffPage(c, viewer, 'invoices.njk', {
      title: `${t('backoffice.invoices')}: ${title}`,
      website_id: websiteId,
      takes_payments: may('manage_billing', viewer.roles) === 'all',
      invoices: invoices.map(({ id, number, date, amount, currency, status }) => ({
        id,
        number,
        date: day.format(new Date(date)),
        amount: formatMoneyMinor(amount, currency, locale),
        status,
      })),
    })
  }),

  serve(external_invoice_paid, async ({ c, services, viewer, params }) => {
    const websiteId = params.website
    await takePayment(services, viewer, websiteId, params.invoice)
    return c.redirect(`/backoffice/website/${websiteId}/invoices`, 303)
  }),

  serve(external_plans, async ({ c, services, t }) => {
    const locale = c.get('locale')
    const plans = (await readPlans(services)).map(({ name, amount, currency, interval }) => ({
      name,
      interval,
      price: formatMoneyMinor(amount, currency, locale),
    }))
    return render(c, 'areas/plans.njk', { title: t('external.plans'), provider: PROVIDER_NAME, plans })
  }),
]
