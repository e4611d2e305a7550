import type { Route } from './route'
import * as api from './routes/api'
import * as apiAccount from './routes/apiAccount'
import * as apiCms from './routes/apiCms'
import * as apiCustomer from './routes/apiCustomer'
import * as apiDomains from './routes/apiDomains'
import * as apiActions from './routes/apiActions'
import * as apiDrafts from './routes/apiDrafts'
import * as apiContracts from './routes/apiContracts'
import * as apiLeads from './routes/apiLeads'
import * as apiLimits from './routes/apiLimits'
import * as apiMacros from './routes/apiMacros'
import * as apiPreferences from './routes/apiPreferences'
import * as apiProfile from './routes/apiProfile'
import * as apiStaff from './routes/apiStaff'
import * as apiStatistics from './routes/apiStatistics'
import * as apiTickets from './routes/apiTickets'
import * as apiTimer from './routes/apiTimer'
import * as apiTools from './routes/apiTools'
import * as apiViews from './routes/apiViews'
import * as apiWebsite from './routes/apiWebsite'
import * as assistant from './routes/assistant'
import * as backoffice from './routes/backoffice'
import * as cms from './routes/cms'
import * as cmsLibrary from './routes/cmsLibrary'
import * as customer from './routes/customer'
import * as customerFiles from './routes/customerFiles'
import * as external from './routes/external'
import * as partner from './routes/partner'
import * as partnerArea from './routes/partnerArea'
import * as partnerOffers from './routes/partnerOffers'
import * as partnerDomains from './routes/partnerDomains'
import * as partnerEmail from './routes/partnerEmail'
import * as partnerMessages from './routes/partnerMessages'
import * as partnerTodos from './routes/partnerTodos'
import * as partnerWebsite from './routes/partnerWebsite'
import * as partnerWebsiteRecords from './routes/partnerWebsiteRecords'
import * as publicViews from './routes/publicViews'
import * as shell from './routes/shell'

/** Every route there is, in the order in which a server should try them. */
export const contractRoutes: readonly Route[] = [
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

export const routesByName: ReadonlyMap<string, Route> = new Map(contractRoutes.map((route) => [route.name, route]))
