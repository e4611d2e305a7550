import type { Wording } from '../../../i18n'
import type { PageStore } from '../../../store'
import type { Conflict } from '../conflict/Conflict'
import type { Refused } from '../refusal/Explanation'
import type { WebsiteChanges } from '../WebsiteChanges'

/** With what is told how a change ended. */
export interface Presenter extends Wording {
  readonly store: PageStore
  readonly apply: WebsiteChanges['apply']
  readonly applyAll: WebsiteChanges['applyAll']
  /** Opens the dialog about what was refused. */
  readonly explain: (refused: Refused) => void
  /** Opens the dialog about two values of one field; resolves to whether mine shall be. */
  readonly ask: (conflict: Conflict) => Promise<boolean>
  /** The screen is about one website, and shows which. */
  readonly isAboutOne: boolean
}
