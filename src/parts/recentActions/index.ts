export { keepUndo, type Undo } from './keepUndo'
export { useKeptAttempt } from './useKeptAttempt'
export { type ShowUndoToast, useUndoToast } from './useUndoToast'
