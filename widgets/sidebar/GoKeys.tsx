import { pinSidebar } from '../../src/api/personal'
import { useIsland } from '../../src/islands'
import { DOMAINS_KEY, ROUTE_NAMES, VIEW_KEYS } from '../../src/model'
import { selectSidebarPinned, useAppDispatch, useAppSelector, useKeyPair, useLetterKey, usePageStore } from '../../src/store'
import type { Entry } from './Entry'

interface Props {
  readonly entries: readonly Entry[]
  /** Whether there is room for a sidebar that stays open. */
  readonly isWide: boolean
}

/** `g` and a letter lead to the entries and the domains, whatever screen is beside the sidebar; `b` keeps it open, or not (defaults 5.12). */
export function GoKeys({ entries, isWide }: Props) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const isPinned = useAppSelector(selectSidebarPinned)
  const dispatch = useAppDispatch()

  useLetterKey('b', isWide ? () => void dispatch(pinSidebar(!isPinned)) : null)
  useKeyPair('g', (key) => {
    if (key === DOMAINS_KEY && router.has(ROUTE_NAMES.domains)) return () => navigation.toRoute(ROUTE_NAMES.domains)
    const view = VIEW_KEYS[key]
    return view && entries.some(({ name }) => name === view) ? () => navigation.toView(view) : undefined
  })
  return null
}
