import type { PageStore } from '../../store'
import type { Overlays } from '../../ui'
import type { PageSource } from './createPageSource'
import type { Texts } from './texts/createTexts'
import type { Turn } from './createTurns'

/** What all islands of a page have in common. */
export interface SharedState {
  readonly pages: PageSource
  readonly store: PageStore
  readonly texts: Texts
  readonly overlays: Overlays
  readonly turn: Turn
}
