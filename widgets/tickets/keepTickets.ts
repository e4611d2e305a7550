import { type Made, ticketUndo } from '../../src/api/ticketUndo'
import { keepAction, leaveOfAction, type PageStore } from '../../src/store'

type Page = PageStore['services']['page']

/** Puts a change on the list of recent actions; answers how it is taken off again, for whoever takes it back from its toast. */
export function keepTickets(page: Page, done: string, made: readonly Made[]): () => void {
  const items = ticketUndo(made)
  if (items.length === 0) return () => undefined
  const id = keepAction(page, done, items)
  return () => leaveOfAction(page, id, [])
}
