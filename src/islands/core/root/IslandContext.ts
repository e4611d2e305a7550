import { createContext, useContext } from 'react'
import type { Page } from '../../../page'
import type { Router } from '../../../routes'
import type { Services } from '../../../store'

export interface IslandContextValue {
  readonly page: Page
  readonly router: Router
  readonly services: Services
  /** The element in the page that carries the island. */
  readonly host: HTMLElement
  /** The island's own tree: `getElementById` and `activeElement` are here, not on the document. */
  readonly root: ShadowRoot
}

export const IslandContext = createContext<IslandContextValue | null>(null)

/** Where the calling component lives: page data, routes, host element and shadow root. */
export function useIsland(): IslandContextValue {
  const value = useContext(IslandContext)
  if (!value) throw new Error('useIsland is called outside an island')
  return value
}
