import type { Wording } from '../../../i18n'
import type { PageStore } from '../../../store'
import type { ChangeTools } from '../ChangeTools'
import type { Refused } from '../refusal/Explanation'
import type { WebsiteChanges } from '../WebsiteChanges'

/** With what is told how a change ended. */
export interface Presenter extends Wording, Pick<ChangeTools, 'ask'> {
  readonly store: PageStore
  readonly apply: WebsiteChanges['apply']
  readonly applyAll: WebsiteChanges['applyAll']
  /** Opens the dialog about what was refused. */
  readonly explain: (refused: Refused) => void
  /** The screen is about one website, and shows which. */
  readonly isAboutOne: boolean
}
