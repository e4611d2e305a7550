export { keepUndo, type Undo } from './keepUndo'
export { useKeptAttempt } from './useKeptAttempt'
