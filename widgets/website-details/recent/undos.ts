// How what is done on the page is taken back later. Nobody needs it before something is done.
export { customerUndo } from '../../../src/api/customers'
export { entryUndo } from '../../../src/api/messages'
export { todoUndo } from '../../../src/api/todos'
export { undoItems } from '../../../src/api/websiteChange'
export { keepAction, leaveOfAction } from '../../../src/api/personal'
