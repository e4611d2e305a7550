import { createElement, Suspense, useDeferredValue, useMemo } from 'react'
import type { WebsiteView } from '../../src/model'
import { refreshTags } from '../../src/api/tags'
import { refreshChanged, useServerEvents } from '../../src/api/shell'
import { refreshWebsites } from '../../src/api/websites'
import { refreshLists } from '../../src/api/call'
import { api_partner_views } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { filterSidebarClosed, HoldKeys, selectFilterSidebarOpen, useAppDispatch, useAppSelector, useDocumentTitle } from '../../src/store'
import { PageHead, Spinner } from '../../src/ui'
import { FilterChips } from './filters/FilterChips'
import { Shortcuts } from './keys/Shortcuts'
import { useSelection } from './selection/useSelection'
import { SavedViews } from './saved/SavedViews'
import { Toolbar } from './Toolbar'
import { viewComponentOf } from './viewComponent'
import { useIsFresh } from './view/useIsFresh'
import { useViewState } from './view/useViewState'
import styles from './viewScreen.module.css'

const FilterSidebar = lazyPart(() => import('./filters/FilterSidebar'))

export function ViewScreen({ view }: { view: WebsiteView }) {
  const t = useMessages()
  const isFresh = useIsFresh(view)
  const [state, change] = useViewState(view)
  const selection = useSelection(state.at, (at) => change({ at }))
  const { router } = useIsland()
  const isFilterOpen = useAppSelector(selectFilterSidebarOpen)
  const dispatch = useAppDispatch()
  useDocumentTitle(t(`view.${view}`))
  useServerEvents(({ kinds, websites, isGap }) => {
    if (isGap || kinds.has('counts')) dispatch(refreshLists('Limits'))
    if (kinds.has('tags')) dispatch(refreshTags())
    if (isGap || kinds.has('views')) dispatch(refreshLists('SavedViews'))
    if (isGap || kinds.has('tags')) dispatch(refreshWebsites())
    else if (websites.size > 0) void dispatch(refreshChanged(websites))
    if (view === 'assign') dispatch(refreshLists('AssignableStaff'))
  })

  const parts = { view, state, selection, onChange: change }
  // Thousands of websites are shown anew bit by bit: whoever types goes on meanwhile.
  const shown = useDeferredValue(state)
  const body = useMemo(
    () => createElement(viewComponentOf(view, shown.mode), { view, state: shown, selection, onChange: change }),
    [view, shown, selection, change],
  )
  // Drawn with the rest of the view, which takes its time.
  const isPeekAwaited = state.open !== null && shown.open === null
  return (
    <>
      <PageHead title={t(`view.${view}`)} beside={router.has(api_partner_views.name) && <SavedViews {...parts} isFresh={isFresh} />} />
      <Shortcuts {...parts} />
      {isPeekAwaited && <HoldKeys onCancel={() => change({ open: null })} />}
      <Toolbar {...parts} />
      {state.filters.filters.length > 0 && <FilterChips filters={state.filters} onChange={(filters) => change({ filters })} />}
      <div className={styles.body} data-filter={isFilterOpen || undefined}>
        {isFilterOpen && (
          <Suspense>
            <FilterSidebar
              view={view}
              state={state}
              onChange={(filters) => change({ filters })}
              onClose={() => dispatch(filterSidebarClosed())}
            />
          </Suspense>
        )}
        <div className={styles.content}>
          <Suspense fallback={<Spinner label={t('partner.general.loading')} />}>{body}</Suspense>
        </div>
      </div>
    </>
  )
}
