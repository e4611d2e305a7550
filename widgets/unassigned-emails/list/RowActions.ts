import type { Inbox } from '../desk/useInbox'

/** What the rows of a list do, the same while it is shown. */
export interface RowActions extends Pick<Inbox, 'open' | 'snooze' | 'remove' | 'restore'> {
  readonly ask: Inbox['popups']['ask']
  readonly toggle: (id: number) => void
}
