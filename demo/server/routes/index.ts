import type { Served } from '../serve'
import { accountRoutes } from './account'
import { assistantRoutes } from './assistant'
import { backofficeRoutes } from './backoffice'
import { clientsRoutes } from './clients'
import { cmsRoutes } from './cms'
import { cmsCollectionsRoutes } from './cmsCollections'
import { cmsLibraryRoutes } from './cmsLibrary'
import { customersRoutes } from './customers'
import { dnsRoutes } from './dns'
import { domainsRoutes } from './domains'
import { filesRoutes } from './files'
import { leadsRoutes } from './leads'
import { mailRoutes } from './mail'
import { mailTransferRoutes } from './mailTransfer'
import { messagesRoutes } from './messages'
import { nextRoutes } from './next'
import { offersRoutes } from './offers'
import { personalRoutes } from './personal'
import { portalRoutes } from './portal'
import { portalFilesRoutes } from './portalFiles'
import { profileRoutes } from './profile'
import { resellerRoutes } from './reseller'
import { shellRoutes } from './shell'
import { staffRoutes } from './staff'
import { statisticsRoutes } from './statistics'
import { subscriptionRoutes } from './subscription'
import { tagsRoutes } from './tags'
import { templatesRoutes } from './templates'
import { timeRoutes } from './time'
import { todosRoutes } from './todos'
import { unassignedRoutes } from './unassigned'
import { webhooksRoutes } from './webhooks'
import { websitesRoutes } from './websites'

/** Everything this host serves of the contract, by feature. */
export const handlers: readonly Served[] = [
  ...shellRoutes,
  ...profileRoutes,
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
