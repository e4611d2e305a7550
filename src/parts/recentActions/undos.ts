// How what is done on the page is taken back later. Nobody needs it before something is done.
export { customerUndo } from '../../api/customers'
export { messageUndo, ticketUndo } from '../../api/messages'
export { todoUndo } from '../../api/todos'
export { unassignedUndo } from '../../api/unassigned'
export { undoItems } from '../../api/websiteChange'
export { keepAction, leaveOfAction } from '../../api/personal'
