import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { OverlayContext, ViewOnlyContext } from '../../../ui'
import type { HostView } from '../../HostView'
import type { LoadPack } from '../../LoadPack'
import { CommitProbe } from './CommitProbe'
import { IslandBoundary } from './IslandBoundary'
import { IslandContext } from './IslandContext'
import { IslandTexts, TextsContext } from '../texts/IslandTexts'
import { SearchKey } from './SearchKey'
import type { SharedState } from '../SharedState'

interface Props {
  shared: SharedState
  view: HostView
  pack: LoadPack | undefined
  readonly onError: (error: unknown) => void
  readonly onCommit: () => void
  readonly onSettled: () => void
  children: ReactNode
}

/** What is around every island. */
export function IslandShell({ shared, view, pack, onError, onCommit, onSettled, children }: Props) {
  const { store, pages, texts, overlays } = shared
  const { page, router } = useSyncExternalStore(pages.subscribe, pages.get)
  const context = useMemo(() => ({ page, router, services: store.services, host: view.host, root: view.root }), [page, router, store, view])
  return (
    <IslandBoundary onError={onError}>
      <Provider store={store}>
        <TextsContext value={texts}>
          <IslandTexts pack={pack} timeZone={page.timeZone}>
            <OverlayContext value={overlays}>
              <ViewOnlyContext value={page.isViewOnly}>
                <IslandContext value={context}>
                  <CommitProbe onCommit={onCommit} onSettled={onSettled} />
                  {children}
                  <SearchKey />
                </IslandContext>
              </ViewOnlyContext>
            </OverlayContext>
          </IslandTexts>
        </TextsContext>
      </Provider>
    </IslandBoundary>
  )
}

// What React DevTools show in a bundle whose names are short: each island by its name, as the key of an `Island`.
IslandShell.displayName = 'Island'
