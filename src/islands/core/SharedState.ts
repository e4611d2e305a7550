import type { PageStore } from '../../store'
import type { Overlays } from '../../ui'
import type { PageSource } from './createPageSource'
import type { Texts } from './createTexts'

/** What all islands of a page have in common. */
export interface SharedState {
  readonly pages: PageSource
  readonly store: PageStore
  readonly texts: Texts
  readonly overlays: Overlays
  /** Resolves when it is the caller's turn to use the main thread. */
  readonly turn: () => Promise<void>
}
