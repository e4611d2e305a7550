import * as api from './server/api'
import * as apiAccount from './server/apiAccount'
import * as apiCms from './server/apiCms'
import * as apiCustomer from './server/apiCustomer'
import * as apiDomains from './server/apiDomains'
import * as apiActions from './server/apiActions'
import * as apiDrafts from './server/apiDrafts'
import * as apiContracts from './server/apiContracts'
import * as apiLeads from './server/apiLeads'
import * as apiLimits from './server/apiLimits'
import * as apiMacros from './server/apiMacros'
import * as apiPreferences from './server/apiPreferences'
import * as apiProfile from './server/apiProfile'
import * as apiStaff from './server/apiStaff'
import * as apiStatistics from './server/apiStatistics'
import * as apiTickets from './server/apiTickets'
import * as apiTimer from './server/apiTimer'
import * as apiTools from './server/apiTools'
import * as apiViews from './server/apiViews'
import * as apiWebsite from './server/apiWebsite'
import * as assistant from './server/assistant'
import * as backoffice from './server/backoffice'
import * as cms from './server/cms'
import * as cmsLibrary from './server/cmsLibrary'
import * as customer from './server/customer'
import * as customerFiles from './server/customerFiles'
import * as external from './server/external'
import * as partner from './server/partner'
import * as partnerArea from './server/partnerArea'
import * as partnerOffers from './server/partnerOffers'
import * as partnerDomains from './server/partnerDomains'
import * as partnerEmail from './server/partnerEmail'
import * as partnerMessages from './server/partnerMessages'
import * as partnerTodos from './server/partnerTodos'
import * as partnerWebsite from './server/partnerWebsite'
import * as partnerWebsiteRecords from './server/partnerWebsiteRecords'
import * as publicViews from './server/publicViews'
import type { ServerRoute } from './server/serverRoute'
import * as shell from './server/shell'

/** Every route there is, in the order in which a server should try them. */
export const contractRoutes: readonly ServerRoute[] = [
  shell,
  partner,
  partnerArea,
  partnerOffers,
  partnerEmail,
  partnerWebsite,
  partnerWebsiteRecords,
  partnerMessages,
  partnerTodos,
  partnerDomains,
  api,
  apiAccount,
  apiLimits,
  apiPreferences,
  apiProfile,
  apiStaff,
  apiTimer,
  apiTickets,
  apiWebsite,
  apiCustomer,
  apiStatistics,
  apiDomains,
  apiTools,
  apiViews,
  apiMacros,
  apiActions,
  apiDrafts,
  apiContracts,
  apiLeads,
  backoffice,
  customer,
  customerFiles,
  cms,
  cmsLibrary,
  apiCms,
  assistant,
  publicViews,
  external,
].flatMap((area) => Object.values(area))

export const routesByName: ReadonlyMap<string, ServerRoute> = new Map(contractRoutes.map((route) => [route.name, route]))
