import { Building2, Keyboard, ListChecks, Settings, UserRound } from 'lucide-react'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { resellerMenu, teamMenu, userMenu, visibleViews } from '../../src/model'
import { type Command, openPalette, selectUser, useAppSelector, useMenuLinks, usePageStore } from '../../src/store'
import { VIEW_ICONS } from '../../src/ui'
import { TOOLS } from './tools'

/** Where one may go: the views, the tools, and what the menus of the page lead to. Nothing the page has no route for. */
export function usePlaces(): Command[] {
  const t = useMessages()
  const { page, router } = useIsland()
  const { navigation, dispatch } = usePageStore()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const viewer = { roles, flags: page.config }
  const goTo = (view: string) => t('palette.goTo', { view })

  const views = visibleViews(roles, page.config.websiteStatuses)
    .filter(({ routeName }) => router.has(routeName))
    .map(
      ({ name, labelKey }): Command => ({
        id: name,
        label: goTo(t(labelKey)),
        icon: VIEW_ICONS[name],
        run: () => navigation.toView(name),
      }),
    )
  const tools = TOOLS.filter(({ routeName, isShown }) => router.has(routeName) && isShown(roles, page.config)).map(
    ({ routeName, labelKey, icon }): Command => ({
      id: routeName,
      label: goTo(t(labelKey)),
      icon,
      run: () => navigation.toRoute(routeName),
    }),
  )
  const menus = [
    { detail: t('teamMenu.title'), icon: Settings, links: useMenuLinks(teamMenu(viewer), router) },
    { detail: t('resellerMenu.title'), icon: Building2, links: useMenuLinks(resellerMenu(viewer), router) },
    { detail: t('userMenu.profile'), icon: UserRound, links: useMenuLinks(userMenu(viewer), router) },
  ]
  const entries = menus.flatMap(({ detail, icon, links }) =>
    links.map(
      ({ name, labelKey, follow }): Command => ({
        id: `menu-${name}`,
        label: goTo(t(labelKey)),
        detail,
        icon,
        run: () => follow(new Event('click')),
      }),
    ),
  )
  const recent: Command = {
    id: 'recent',
    label: t('palette.recent'),
    icon: ListChecks,
    run: () => dispatch(openPalette('recent')),
  }
  const keys: Command = { id: 'keys', label: t('palette.keys'), icon: Keyboard, keys: '?', run: () => dispatch(openPalette('keys')) }
  return [...views, ...tools, ...entries, recent, keys]
}
