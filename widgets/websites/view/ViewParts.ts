import type { WebsiteView } from '../../../src/model'
import type { SelectionState } from '../selection/useSelection'
import type { ChangeView } from './useViewState'
import type { ViewState } from './ViewState'

/** What list, board and plan of a view have in common. */
export interface ViewParts {
  readonly view: WebsiteView
  readonly state: ViewState
  readonly selection: SelectionState
  readonly onChange: ChangeView
}
