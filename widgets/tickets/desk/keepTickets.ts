import { keepAction, leaveOfAction } from '../../../src/api/personal'
import { type ChangedTicket, ticketUndo } from '../../../src/api/messages'
import type { AppThunk } from '../../../src/store'

/** Puts a change on the list of recent actions; answers how it is taken off again, for whoever takes it back from its toast. */
export const keepTickets =
  (done: string, changed: readonly ChangedTicket[]): AppThunk<() => void> =>
  (dispatch) => {
    const items = ticketUndo(changed)
    if (items.length === 0) return () => undefined
    const id = dispatch(keepAction(done, items))
    return () => void dispatch(leaveOfAction(id, []))
  }
