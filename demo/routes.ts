import type { Served } from './kernel/serve'
import { accountRoutes } from './features/account/routes'
import { assistantRoutes } from './features/assistant/routes'
import { backofficeRoutes } from './features/backoffice/routes'
import { clientsRoutes } from './features/clients/routes'
import { cmsRoutes } from './features/cms/routes'
import { cmsCollectionsRoutes } from './features/cmsCollections/routes'
import { cmsLibraryRoutes } from './features/cmsLibrary/routes'
import { customersRoutes } from './features/customers/routes'
import { dnsRoutes } from './features/dns/routes'
import { domainsRoutes } from './features/domains/routes'
import { filesRoutes } from './features/files/routes'
import { leadsRoutes } from './features/leads/routes'
import { mailRoutes } from './features/mail/routes'
import { mailTransferRoutes } from './features/mailTransfer/routes'
import { messagesRoutes } from './features/messages/routes'
import { nextRoutes } from './features/next/routes'
import { offersRoutes } from './features/offers/routes'
import { personalRoutes } from './features/personal/routes'
import { portalRoutes } from './features/portal/routes'
import { portalFilesRoutes } from './features/portalFiles/routes'
import { profileRoutes } from './features/profile/routes'
import { resellerRoutes } from './features/reseller/routes'
import { shellRoutes } from './features/shell/routes'
import { signInRoutes } from './features/signIn/routes'
import { staffRoutes } from './features/staff/routes'
import { statisticsRoutes } from './features/statistics/routes'
import { subscriptionRoutes } from './features/subscription/routes'
import { tagsRoutes } from './features/tags/routes'
import { templatesRoutes } from './features/templates/routes'
import { timeRoutes } from './features/time/routes'
import { todosRoutes } from './features/todos/routes'
import { unassignedRoutes } from './features/unassigned/routes'
import { webhooksRoutes } from './features/webhooks/routes'
import { websitesRoutes } from './features/websites/routes'

/** Everything this host serves of the contract, by feature. */
export const handlers: readonly Served[] = [
  ...shellRoutes,
  ...profileRoutes,
  ...signInRoutes,
  ...personalRoutes,
  ...accountRoutes,
  ...mailRoutes,
  ...webhooksRoutes,
  ...clientsRoutes,
  ...resellerRoutes,
  ...subscriptionRoutes,
  ...offersRoutes,
  ...staffRoutes,
  ...filesRoutes,
  ...messagesRoutes,
  ...websitesRoutes,
  ...todosRoutes,
  ...nextRoutes,
  ...customersRoutes,
  ...leadsRoutes,
  ...templatesRoutes,
  ...unassignedRoutes,
  ...mailTransferRoutes,
  ...timeRoutes,
  ...tagsRoutes,
  ...portalRoutes,
  ...domainsRoutes,
  ...dnsRoutes,
  ...portalFilesRoutes,
  ...cmsRoutes,
  ...cmsLibraryRoutes,
  ...cmsCollectionsRoutes,
  ...assistantRoutes,
  ...backofficeRoutes,
  ...statisticsRoutes,
]
