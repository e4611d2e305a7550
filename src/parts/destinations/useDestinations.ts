import { useMessages } from '../../i18n'
import { useIsland } from '../../islands'
import { resellerMenu, settingsSections, staffEntries, toolsMenu, userMenu } from '../../model'
import { type MenuLink, selectUser, useAppSelector, useMenuLinks } from '../../store'

/** Destinations that belong together. */
export interface DestinationGroup {
  readonly name: 'tools' | 'team' | 'settings' | 'reseller' | 'profile'
  readonly label: string
  readonly links: readonly MenuLink[]
}

/** Where the person may go beside the manager views: what sidebar, menus, palette and the navigation of narrow screens lead to. */
export function useDestinations(): DestinationGroup[] {
  const t = useMessages()
  const { page, router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const viewer = { roles, flags: page.config }
  const groups: DestinationGroup[] = [
    { name: 'tools', label: t('menu.tools'), links: useMenuLinks(toolsMenu(viewer), router) },
    { name: 'team', label: t('teamMenu.title'), links: useMenuLinks(staffEntries(viewer), router) },
    { name: 'settings', label: t('menu.settings'), links: useMenuLinks(settingsSections(viewer), router) },
    { name: 'reseller', label: t('resellerMenu.title'), links: useMenuLinks(resellerMenu(viewer), router) },
    { name: 'profile', label: t('userMenu.profile'), links: useMenuLinks(userMenu(viewer), router) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
