// How a change of tickets is taken back later. Nobody needs it before something is done.
export { ticketUndo } from '../../src/api/ticketUndo'
export { keepAction, leaveOfAction } from '../../src/store'
