import type { Served } from '../serve'
import { actionRoutes } from './actions'
import { accountRoutes } from './account'
import { assistantRoutes } from './assistant'
import { backofficeRoutes } from './backoffice'
import { backofficeLogRoutes } from './backofficeLog'
import { checkRoutes } from './checks'
import { cmsApiRoutes } from './cmsApi'
import { cmsContentRoutes } from './cmsContent'
import { cmsEditorRoutes } from './cmsEditor'
import { cmsLibraryRoutes } from './cmsLibrary'
import { clientRoutes } from './clients'
import { contractRoutes } from './contract'
import { customerDataRoutes } from './customerData'
import { externalRoutes } from './external'
import { dnsRoutes } from './dns'
import { domainRoutes } from './domains'
import { emailRoutes } from './email'
import { fileRoutes } from './files'
import { leadRoutes } from './leads'
import { messageRoutes } from './messages'
import { nextRoutes } from './next'
import { noteRoutes } from './notes'
import { partnerRoutes } from './partners'
import { passwordRoutes } from './password'
import { portalRoutes } from './portal'
import { portalFileRoutes } from './portalFiles'
import { portalWishRoutes } from './portalWishes'
import { presenceRoutes } from './presence'
import { profileRoutes } from './profile'
import { publicRoutes } from './publicViews'
import { draftRoutes } from './drafts'
import { macroRoutes } from './macros'
import { savedViewRoutes } from './savedViews'
import { shellRoutes } from './shell'
import { statisticsRoutes } from './statistics'
import { subscriptionRoutes } from './subscription'
import { tagRoutes } from './tags'
import { timerRoutes } from './timer'
import { todoRoutes } from './todos'
import { toolRoutes } from './tools'
import { unassignedEmailRoutes } from './unassignedEmails'
import { userRoutes } from './users'
import { viewRoutes } from './views'
import { websiteAreaRoutes } from './websiteAreas'
import { websiteRoutes } from './websites'
import { websiteWorkflowRoutes } from './websiteWorkflow'
import { webhookRoutes } from './webhooks'

/** Everything this host serves of the contract, by area. */
export const handlers: readonly Served[] = [
  ...shellRoutes,
  ...profileRoutes,
  ...partnerRoutes,
  ...accountRoutes,
  ...webhookRoutes,
  ...clientRoutes,
  ...subscriptionRoutes,
  ...passwordRoutes,
  ...userRoutes,
  ...fileRoutes,
  ...publicRoutes,
  ...viewRoutes,
  ...nextRoutes,
  ...actionRoutes,
  ...draftRoutes,
  ...savedViewRoutes,
  ...macroRoutes,
  ...websiteRoutes,
  ...websiteWorkflowRoutes,
  ...leadRoutes,
  ...messageRoutes,
  ...emailRoutes,
  ...unassignedEmailRoutes,
  ...toolRoutes,
  ...todoRoutes,
  ...noteRoutes,
  ...tagRoutes,
  ...timerRoutes,
  ...customerDataRoutes,
  ...contractRoutes,
  ...checkRoutes,
  ...websiteAreaRoutes,
  ...domainRoutes,
  ...dnsRoutes,
  ...presenceRoutes,
  ...portalRoutes,
  ...portalFileRoutes,
  ...portalWishRoutes,
  ...cmsEditorRoutes,
  ...cmsContentRoutes,
  ...cmsLibraryRoutes,
  ...cmsApiRoutes,
  ...assistantRoutes,
  ...backofficeRoutes,
  ...backofficeLogRoutes,
  ...externalRoutes,
  ...statisticsRoutes,
]
