export { keepUndo, type Undo } from './keepUndo'
export { useKeptAttempt } from './useKeptAttempt'
export { type TellUndo, useTellUndo } from './useTellUndo'
