import {
  activeStatuses,
  may,
  type MenuEntry,
  PARTNER_SETTINGS_DEFAULTS,
  resellerMenu,
  safeHref,
  type Status,
  toolsMenu,
  visibleViews,
} from '../../src/model'
import { routesByName } from '../../src/contract/table'
import type { Viewer } from '../kernel/context'
import { plainPath } from '../kernel/routePath'
import type { NavItem } from './templateData'

/** `url` in the place of the route's. */
type Entry = Omit<NavItem, 'href' | 'current'> & { route: string; url?: string | undefined }

const entry = (area: NavItem['area'], name: string, icon: string, labelKey: string, route: string): Entry => ({
  area,
  name,
  icon,
  label_key: labelKey,
  route,
})

/** The statuses this partner works with: its own choice over the defaults. */
export const statusesOf = (viewer: Viewer): Status[] =>
  activeStatuses({ ...PARTNER_SETTINGS_DEFAULTS.statusSettings, ...viewer.status_settings })

/** The navigation of the signed-in person as links, by the rules the islands use. */
export function navigation(viewer: Viewer, path: string, served: ReadonlySet<string>): NavItem[] {
  return entriesFor(viewer)
    .filter(({ route }) => served.has(route))
    .map(({ route, url, ...item }) => {
      const href = url === undefined ? urlOf(route) : safeHref(url)
      return { ...item, href, current: href === path }
    })
}

function entriesFor(viewer: Viewer): Entry[] {
  const { roles } = viewer
  const views = visibleViews(roles, statusesOf(viewer)).map((view) => entry('sidebar', view.name, view.icon, view.labelKey, view.routeName))
  const seesSettings = may('see_account_settings', roles) !== 'none'
  const seesStaff = may('see_staff', roles) !== 'none'
  const menuViewer = { roles, flags: menuFlags(viewer) }
  const links = (area: NavItem['area'], entries: readonly MenuEntry[]) =>
    entries.map(({ name, icon, labelKey, routeName, url }) => ({ ...entry(area, name, icon, labelKey, routeName), url }))
  return [
    ...views,
    ...links('tools', toolsMenu(menuViewer)),
    ...(seesStaff ? [entry('team', 'users', 'users-round', 'menu.staff', 'partner_users')] : []),
    ...(seesSettings ? [entry('team', 'settings', 'settings', 'menu.settings', 'partner_account_settings')] : []),
    ...links('reseller', resellerMenu(menuViewer)),
    entry('user', 'profile', 'user-round', 'menu.profile', 'partner_profile'),
    entry('user', 'password', 'key-round', 'menu.password', 'partner_change_password'),
    ...(viewer.works_elsewhere ? [entry('user', 'partners', 'repeat', 'menu.partners', 'partner_profile_partner_list')] : []),
    entry('user', 'logout', 'log-out', 'menu.logout', 'partner_logout'),
  ]
}

/** What the plan has, and where the partner has its help; what is not said, there is not. */
const menuFlags = ({ flags, settings }: Pick<Viewer, 'flags' | 'settings'>) => ({
  canWhitelabel: flags.canWhitelabel ?? false,
  canUseTools: flags.canUseTools ?? false,
  canUseWebhooks: flags.canUseWebhooks ?? false,
  isReseller: flags.isReseller ?? false,
  isResellerCustomer: flags.isResellerCustomer ?? false,
  isOwnBrand: flags.ownBrand ?? false,
  helpOption: settings.helpOption ?? 'integrated',
  helpUrl: settings.helpUrl ?? null,
})

function urlOf(name: string): string {
  const route = routesByName.get(name)
  if (!route) throw new Error(`The contract has no route "${name}"`)
  return plainPath(route)
}
