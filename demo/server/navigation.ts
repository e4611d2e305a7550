import { activeStatuses, may, PARTNER_SETTINGS_DEFAULTS, type Status, visibleViews } from '../../src/model'
import { routesByName } from '../../src/contract/table'
import type { Viewer } from './context'
import { pathTemplate } from './routePath'
import type { NavItem } from './templateData'

type Entry = Omit<NavItem, 'href' | 'current'> & { route: string }

const entry = (area: NavItem['area'], name: string, labelKey: string, route: string): Entry => ({ area, name, label_key: labelKey, route })

/** The statuses this partner works with: its own choice over the defaults. */
export const statusesOf = (viewer: Viewer): Status[] =>
  activeStatuses({ ...PARTNER_SETTINGS_DEFAULTS.statusSettings, ...viewer.status_settings })

/** The navigation of the signed-in person as links, by the rules the islands use. */
export function navigation(viewer: Viewer, path: string, served: ReadonlySet<string>): NavItem[] {
  return entriesFor(viewer)
    .filter(({ route }) => served.has(route))
    .map(({ route, ...item }) => {
      const href = urlOf(route)
      return { ...item, href, current: href === path }
    })
}

function entriesFor(viewer: Viewer): Entry[] {
  const { roles, flags } = viewer
  const views = visibleViews(roles, statusesOf(viewer)).map((view) => entry('sidebar', view.name, view.labelKey, view.routeName))
  const seesSettings = may('see_account_settings', roles) !== 'none'
  const seesStatistics = may('see_agency_statistics', roles) !== 'none'
  const seesResellers = flags.isReseller && may('see_resellers', roles) !== 'none'
  const movesMail = flags.canUseTools && may('use_mail_transfer', roles) !== 'none'
  const reportsTime = flags.canUseTools && may('track_time', roles) !== 'none'
  return [
    ...views,
    entry('team', 'users', 'menu.staff', 'partner_users'),
    ...(seesStatistics ? [entry('team', 'statistics', 'page.statistics', 'partner_statistics')] : []),
    ...(seesSettings ? [entry('team', 'settings', 'menu.settings', 'partner_account_settings')] : []),
    ...(movesMail ? [entry('team', 'tools', 'page.mailTransfer', 'partner_tools_mail_transfer')] : []),
    ...(reportsTime ? [entry('team', 'time-report', 'page.timeReport', 'partner_tools_time_report')] : []),
    ...(seesResellers ? [entry('reseller', 'reseller-settings', 'menu.reseller.settings', 'partner_settings')] : []),
    ...(seesResellers ? [entry('reseller', 'clients', 'menu.reseller.clients', 'partner_clients')] : []),
    entry('user', 'profile', 'menu.profile', 'partner_profile'),
    entry('user', 'password', 'menu.password', 'partner_change_password'),
    entry('user', 'partners', 'menu.partners', 'partner_profile_partner_list'),
    entry('user', 'logout', 'menu.logout', 'partner_logout'),
  ]
}

function urlOf(name: string): string {
  const route = routesByName.get(name)
  if (!route) throw new Error(`The contract has no route "${name}"`)
  return pathTemplate(route)
}
