import {
  partner_overdue_todos,
  partner_overdue_websites,
  partner_reengage,
  partner_templates,
  partner_tickets,
  partner_websites,
  partner_websites_assign,
  partner_websites_leads,
} from '../../../src/contract/server'
import { page } from '../page'
import { serve } from '../serve'

/** The pages of the manager views; island `main` finds its screen by the address. */
export const viewRoutes = [
  serve(partner_tickets, ({ c, viewer, t }) => page(c, viewer, t('view.tickets'))),
  serve(partner_reengage, ({ c, viewer, t }) => page(c, viewer, t('view.reengage'))),
  serve(partner_overdue_websites, ({ c, viewer, t }) => page(c, viewer, t('view.overdue-websites'))),
  serve(partner_overdue_todos, ({ c, viewer, t }) => page(c, viewer, t('view.overdue-todos'))),
  serve(partner_websites, ({ c, viewer, t }) => page(c, viewer, t('view.all-websites'))),
  serve(partner_websites_leads, ({ c, viewer, t }) => page(c, viewer, t('view.leads'))),
  serve(partner_websites_assign, ({ c, viewer, t }) => page(c, viewer, t('view.assign'))),
  serve(partner_templates, ({ c, viewer, t }) => page(c, viewer, t('page.templates'))),
]
