import {
  my_checkout,
  my_checkout_price,
  my_dashboard,
  my_emails,
  my_feedback_preview,
  my_feedback_publish,
  my_feedback_remove,
  my_feedback_send_log,
  my_feedback_todo_save,
  my_feedback_todos,
  my_onboarding_save,
  my_onboarding_sectors,
  my_onboarding_validate_email,
} from '../../../src/contract/server'
import { formatMoneyMinor, isEmail, toLocale } from '../../../src/model'
import { presentationPath } from '../cms/presentation'
import type { Customer, Services } from '../context'
import { HttpError } from '../HttpError'
import { partsOf } from '../portal/authoriseCustomer'
import { order, priceOf, readContract, readPlans } from '../portal/checkout'
import { customerMails } from '../portal/customerMails'
import { dashboard } from '../portal/dashboard'
import { saveOnboarding, SECTORS } from '../portal/onboarding'
import { portalPage } from '../portal/portalPage'
import { listRemarks, removeRemark, saveRemark } from '../portal/remarks'
import { approveWebsite, sendFeedback } from '../portal/sendFeedback'
import { type Call, serve } from '../serve'
import { translator } from '../translate'

/** The log is written in the language of the partner. */
const partnerWords = ({ root }: Services, { settings }: Customer) => translator(root, toLocale(settings.language ?? ''))

type CheckoutCall = Pick<Call<typeof my_checkout>, 'c' | 'services' | 'customer' | 't'>

async function checkoutPage({ c, services, customer, t }: CheckoutCall, wrong: boolean): Promise<Response> {
  const locale = c.get('locale')
  const money = (row: { amount: number; currency: string }) => formatMoneyMinor(row.amount, row.currency, locale)
  const contract = await readContract(services, customer)
  const plans = await readPlans(services)
  const { termsOfServiceUrl } = customer.settings
  const values = {
    title: t('portal.page.checkout'),
    contract: contract && { number: contract.number, plan: contract.plan_name, price: money(contract), interval: contract.interval },
    plans: plans.map((plan) => ({ id: plan.id, name: plan.name, price: money(plan), interval: plan.interval })),
    terms: termsOfServiceUrl && /^https?:\/\//i.test(termsOfServiceUrl) ? termsOfServiceUrl : null,
    wrong,
  }
  return portalPage(c, customer, 'checkout.njk', values, wrong ? 422 : 200)
}

export const portalRoutes = [
  serve(my_dashboard, async ({ c, services, customer, t }) =>
    portalPage(c, customer, 'dashboard.njk', { title: t('portal.page.start'), ...(await dashboard(services, customer)) }),
  ),

  serve(my_emails, async ({ c, services, customer, t }) =>
    portalPage(c, customer, 'emails.njk', {
      title: t('portal.page.emails'),
      mails: await customerMails(services, customer, c.get('locale')),
    }),
  ),

  serve(
    my_checkout,
    async (call) => {
      const { c, services, customer, body } = call
      if (!body) return checkoutPage(call, false)
      await order(services, customer, body.plan, partnerWords(services, customer))
      return c.redirect('/my/checkout?saved=1', 303)
    },
    {
      refuse: (call) => checkoutPage(call, true),
    },
  ),

  serve(my_checkout_price, ({ services, customer, query }) => priceOf(services, customer, query.plan)),

  serve(my_feedback_preview, async ({ c, services, customer, t }) => {
    const document = await services.db
      .selectFrom('cms_documents')
      .select('version')
      .where('website_id', '=', customer.website_id)
      .executeTakeFirst()
    return portalPage(c, customer, 'feedback.njk', {
      title: t('portal.page.feedback'),
      preview: document ? presentationPath(services.sessionSecret, customer.website_id) : null,
      remarks: await listRemarks(services.db, customer),
      may_remark: partsOf(customer).includes('feedback') && customer.user_id === null,
      may_approve: partsOf(customer).includes('preview') && customer.user_id === null,
    })
  }),

  serve(my_feedback_todos, async ({ services, customer }) => ({ items: await listRemarks(services.db, customer) })),

  serve(my_feedback_todo_save, async ({ services, customer, body }) => {
    return saveRemark(services, customer, body)
  }),

  serve(my_feedback_remove, async ({ c, services, customer, params }) => {
    await removeRemark(services, customer, params.todo)
    return c.body(null, 204)
  }),

  serve(my_feedback_send_log, async ({ c, services, customer, body, t }) => {
    if (body.message.length > 10_000)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'message', message: t('portal.error.long') }] })
    await sendFeedback(services, customer, body.message, partnerWords(services, customer))
    return c.body(null, 204)
  }),

  serve(my_feedback_publish, async ({ c, services, customer }) => {
    await approveWebsite(services, customer, partnerWords(services, customer))
    return c.body(null, 204)
  }),

  serve(my_onboarding_save, async ({ services, customer, body, t }) => {
    await saveOnboarding(services, customer, body, t, partnerWords(services, customer))
    return { firm: body.firm, sector: body.sector, email: body.email, phone: body.phone, goals: body.goals }
  }),

  serve(my_onboarding_sectors, async ({ t }) => ({ items: SECTORS.map((key) => ({ key, name: t(`portal.sector.${key}`) })) })),

  serve(my_onboarding_validate_email, async ({ params }) => ({ valid: isEmail(params.email) })),
]
