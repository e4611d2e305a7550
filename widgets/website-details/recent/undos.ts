// How what is done on the page is taken back later. Nobody needs it before something is done.
export { customerUndo } from '../../../src/api/customerUndo'
export { entryUndo } from '../../../src/api/entryUndo'
export { todoUndo } from '../../../src/api/todoUndo'
export { undoItems } from '../../../src/api/websiteChange'
export { keepAction, leaveOfAction } from '../../../src/api/recentActions'
