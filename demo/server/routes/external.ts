import {
  external_briefing,
  external_help_messages,
  external_invoice_paid,
  external_invoices,
  external_plans,
  external_webmail,
} from '../../../src/contract/server'
import { formatMoneyMinor, may } from '../../../src/model'
import { takePayment } from '../backoffice/payments'
import { wishesPage } from '../backoffice/wishesPage'
import { readPlans } from '../portal/checkout'
import { PROVIDER_NAME } from '../provider'
import { render } from '../render'
import { serve } from '../serve'
import { staffPage } from '../staffPage'
import { contractDetails } from '../websites/contractDetails'
import { findWebsiteRow } from '../websites/findWebsite'

/** Steps of the help article about messages and tickets. */
const STEPS = ['arrive', 'answer', 'done', 'move'] as const

export const externalRoutes = [
  serve(external_briefing, ({ c, viewer, params, t }) => wishesPage(c, viewer, params.website, null, t)),

  serve(external_invoices, async ({ c, services, viewer, params, t }) => {
    const websiteId = params.website
    const { title } = await findWebsiteRow(services, viewer, websiteId)
    const { invoices } = await contractDetails(services, viewer, websiteId)
    const locale = c.get('locale')
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
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

  serve(external_webmail, async ({ c, services, t }) => {
    const { webmailUrl } = services.outside
    return webmailUrl ? c.redirect(webmailUrl, 303) : render(c, 'areas/webmail.njk', { title: t('external.webmail') })
  }),

  serve(external_help_messages, async ({ c, t }) => render(c, 'areas/help.njk', { title: t('external.help'), steps: STEPS })),
]
