export { Desk } from './Desk'
export type { Pane } from './Pane'
export { PaneState } from './PaneState'
export { PaneWait } from './PaneWait'
