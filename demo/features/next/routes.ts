import { api_partner_next, partner_next } from '../../../src/contract/server'
import { nextQueue } from './nextQueue'
import { page } from '../../pages/frame'
import { serve } from '../../kernel/serve'

export const nextRoutes = [
  serve(partner_next, ({ c, viewer, t }) => page(c, viewer, t('view.next'))),

  serve(api_partner_next, ({ services, viewer, query, t }) => nextQueue(services, viewer, query, t)),
]
