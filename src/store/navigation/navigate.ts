import type { Navigation } from './Navigation'
import type { PageStore } from '../createPageStore'

/** `navigate(store).toRoute('partner_tickets')` */
export const navigate = (store: PageStore): Navigation => store.navigation
