import { useLayoutEffect } from 'react'
import { useSidebarCounts } from '../../src/api/shell'
import { useIsland } from '../../src/islands'
import { selectNarrowNoticeHidden, selectSidebarPlace, selectUser, useAppSelector, useIsWide } from '../../src/store'
import { LiveRegion } from '../../src/ui'
import { GoKeys } from './GoKeys'
import { NarrowNavigation } from './NarrowNavigation'
import { useAnnouncedCounts } from './useAnnouncedCounts'
import { useEntries } from './useEntries'
import { WideNavigation } from './WideNavigation'

/**
 * Tells the page by `data-sidebar` on the host how much room the sidebar takes: `expanded`, `collapsed`, `narrow` or `hidden`,
 * and by `data-sidebar-notice` that a line below the button says why it is not there.
 */
export function Sidebar() {
  const { host } = useIsland()
  const place = useAppSelector(selectSidebarPlace)
  const hasPlace = place !== 'hidden'
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  const isExpanded = place === 'full'
  const isWide = useIsWide()
  // Without room there is only a button, which stays: it is the one way to other pages there.
  const isHidden = !isSignedIn || (isWide && !hasPlace)
  const state = isHidden ? 'hidden' : !isWide ? 'narrow' : isExpanded ? 'expanded' : 'collapsed'

  // Elsewhere no sidebar is missed.
  const hasNotice = useAppSelector((root) => !selectNarrowNoticeHidden(root)) && state === 'narrow' && hasPlace

  useLayoutEffect(() => {
    host.setAttribute('data-sidebar', state)
    host.toggleAttribute('data-sidebar-notice', hasNotice)
  }, [host, state, hasNotice])

  if (isHidden) return null
  return (
    <LiveRegion>
      <Navigation isWide={isWide} isExpanded={isExpanded} hasNotice={hasNotice} />
    </LiveRegion>
  )
}

interface NavigationProps {
  isWide: boolean
  isExpanded: boolean
  hasNotice: boolean
}

function Navigation({ isWide, isExpanded, hasNotice }: NavigationProps) {
  const { counts, isStale, refetch } = useSidebarCounts()
  const entries = useEntries(counts)
  useAnnouncedCounts(entries, isStale)

  const list = { entries, isStale, onRefresh: refetch }
  return (
    <>
      {isWide ? <WideNavigation list={list} isExpanded={isExpanded} /> : <NarrowNavigation list={list} hasNotice={hasNotice} />}
      <GoKeys entries={entries} isWide={isWide} />
    </>
  )
}
