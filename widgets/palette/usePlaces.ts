import { Keyboard, Zap } from '../../src/ui/icons'
import { type AccountAction, MENU_ICONS, useDestinations } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { visibleViews } from '../../src/model'
import { type Command, openPalette, selectUser, useAppSelector, usePageStore } from '../../src/store'
import { VIEW_ICONS } from '../../src/ui'

/** Where one may go, and what one may do from anywhere. Nothing the page has no route for. */
export function usePlaces(actions: readonly AccountAction[]): Command[] {
  const t = useMessages()
  const { page, router } = useIsland()
  const { navigation, dispatch } = usePageStore()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const wordsOf = (name: string) => t(`palette.words.${name}`)
  const goTo = (view: string) => t('palette.goTo', { view })

  const views = visibleViews(roles, page.config.websiteStatuses)
    .filter(({ routeName }) => router.has(routeName))
    .map(
      ({ name, labelKey }): Command => ({
        id: name,
        label: goTo(t(labelKey)),
        words: wordsOf(name),
        icon: VIEW_ICONS[name],
        run: () => navigation.toView(name),
      }),
    )
  const entries = useDestinations().flatMap(({ label, links }) =>
    links.map(
      ({ name, icon, labelKey, follow }): Command => ({
        id: `menu-${name}`,
        label: goTo(t(labelKey)),
        detail: label,
        words: wordsOf(name),
        icon: MENU_ICONS[icon] ?? Zap,
        run: () => follow(new Event('click')),
      }),
    ),
  )
  const rest = actions
    .filter(({ name }) => name !== 'search')
    .map(({ name, label, icon, run }): Command => ({ id: name, label, words: wordsOf(name), icon, run }))
  const keys: Command = {
    id: 'keys',
    label: t('palette.keys'),
    words: wordsOf('keys'),
    icon: Keyboard,
    keys: '?',
    run: () => dispatch(openPalette('keys')),
  }
  return [...views, ...entries, ...rest, keys]
}
