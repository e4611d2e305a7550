export { keepUndo, type Undo } from './keepUndo'
export { useKeptAttempt } from './useKeptAttempt'
export { useOfferUndo } from './useOfferUndo'
export { type ShowUndoToast, useUndoToast } from './useUndoToast'
