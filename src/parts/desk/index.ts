export { Desk } from './Desk'
export { PaneState } from './PaneState'
export { PaneWait } from './PaneWait'
export { useOpened } from './useOpened'
