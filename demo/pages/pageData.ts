import { assistant_index, type ServerRoute } from '../../src/contract/server'
import { contractRoutes } from '../../src/contract/table'
import { may, sortByFullName, STATUS_AGE_WARN_DAYS, visibleViews } from '../../src/model'
import { CONTRACT_VERSION } from '../../src/page/pageSchema'
import { type Frame, frameOf } from '../db/queries/pages/frame'
import { preferencesOf } from '../kernel/preferencesOf'
import type { HostContext, Viewer } from '../kernel/context'
import { CSRF_HEADER } from '../access/middleware/csrf'
import { statusesOf } from './navigation'
import { policy } from '../access/policy/policy'
import { pathTemplate } from '../kernel/routePath'
import { userOf } from '../kernel/userOf'

/** What the islands ask first, by path: the answer, or null where it takes too much room in the page. */
export type FirstCalls = Readonly<Record<string, unknown>>

/** What a page has read for its main area, and with that, maybe, what every page tells. */
export interface ReadBefore {
  readonly firstCalls?: FirstCalls
  readonly frame?: Frame
}

/** What the islands of a page start with; nothing secret, and only routes this person may use. */
export async function pageData(c: HostContext, viewer: Viewer, { firstCalls = {}, frame }: ReadBefore = {}) {
  const { cdnHost, db, clock } = c.get('services')
  const { partners, team, isTimerRunning } = frame ?? (await frameOf(db, { userId: viewer.user_id, partnerId: viewer.partner_id }))
  return {
    contract: CONTRACT_VERSION,
    locale: c.get('locale'),
    config: { ...configOf(viewer), cdnHost, websiteId: websiteIdOf(c), partners },
    routes: routesOf(viewer, c.get('served')),
    user: userOf({ ...viewer, id: viewer.user_id }),
    users: sortByFullName(team.map(userOf), c.get('locale')),
    profile: { partners },
    csrf: { header: CSRF_HEADER, token: viewer.csrf_token },
    timeZone: viewer.time_zone,
    preferences: preferencesOf(viewer.preferences),
    isTimerRunning: may('track_time', viewer.roles) !== 'none' && Boolean(isTimerRunning),
    isViewOnly: viewer.viewed_from !== null,
    serverTime: clock.now().toISOString(),
    colorScheme: viewer.theme,
    firstCalls,
  }
}

function configOf(viewer: Viewer) {
  const { flags, settings } = viewer
  return {
    partnerId: viewer.partner_id,
    isOwnBrand: flags.ownBrand ?? false,
    websiteStatuses: statusesOf(viewer),
    statusLabels: settings.statusLabels ?? {},
    statusLimits: settings.statusLimits ?? {},
    personLimit: settings.personLimit ?? null,
    hasHardLimits: Object.keys(settings.hardLimits ?? {}).length > 0,
    statusAgeDays: settings.statusAgeDays ?? STATUS_AGE_WARN_DAYS,
    canWhitelabel: flags.canWhitelabel ?? false,
    canUseTools: flags.canUseTools ?? false,
    canUseWebhooks: flags.canUseWebhooks ?? false,
    isReseller: flags.isReseller ?? false,
    isResellerCustomer: flags.isResellerCustomer ?? false,
    isUserSuggestEnabled: flags.isUserSuggestEnabled ?? false,
    logo: settings.logo ?? null,
    color: settings.color ?? null,
    favicon: settings.favicon ?? null,
    helpOption: settings.helpOption ?? 'integrated',
    helpUrl: settings.helpUrl ?? null,
    editorMode: settings.editorMode ?? 'dark',
    editorLogoDark: settings.editorLogoDark ?? null,
    editorLogoLight: settings.editorLogoLight ?? null,
    upgradeUrl: settings.upgradeUrl ?? null,
    domainRegisterUrl: settings.domainRegisterUrl ?? null,
  }
}

function websiteIdOf(c: HostContext): number | null {
  const id = Number(c.req.param('website'))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Named routes as plain templates. Several methods of one URL share its entry. */
function routesOf(viewer: Viewer, served: ReadonlySet<string>) {
  // The sidebar always has some of the views (spec 2.5); whoever may not open one is told so there.
  const views = new Set<string>(visibleViews(viewer.roles, statusesOf(viewer)).map(({ routeName }) => routeName))
  const routes = LINKED.filter(({ route }) => served.has(route.name) && (mayCall(viewer, route) || views.has(route.name)))
  return Object.fromEntries(routes.map(({ name, template }) => [name, template]))
}

/** Islands know the partner's own pages and calls, those of collections, the pages elsewhere that spec 2.3 links to, and where the assistant begins. */
const isLinked = ({ host, name }: ServerRoute): boolean =>
  host === 'partner' || host === 'public' || /^(?:external|api_cms)_/.test(name) || name === assistant_index.name

function templateOf(route: ServerRoute) {
  const path = pathTemplate(route)
  if (!route.digits && !route.defaults) return path
  const requirements = Object.fromEntries((route.digits ?? []).map((name) => [name, '\\d+']))
  return { path, requirements, ...(route.defaults ? { defaults: route.defaults } : {}) }
}

/** What pages may tell of routes, which is the same for everybody; whom they tell it depends on who asks. */
const LINKED = contractRoutes.filter(isLinked).map((route) => ({ route, name: route.urlName ?? route.name, template: templateOf(route) }))

function mayCall({ roles, flags }: Viewer, { name }: ServerRoute): boolean {
  const rule = policy[name]
  if (!rule) return false
  if (rule.access !== 'right') return true
  return may(rule.action, roles) !== 'none' && (!rule.flag || Boolean(flags[rule.flag]))
}
