import type { TakeBack } from '../../../src/parts/composer'
import { useDraftKey } from '../../../src/parts/drafts'
import type { Desk } from '../desk/useDesk'

/** Where an answer that was taken back is written on: it is the draft of the ticket it answers, which opens, whatever is open by then. */
export function usePlaceOf(open: Desk['open']): (ticket: number) => Parameters<TakeBack>[1] {
  const drafts = useDraftKey('ticket')
  return (ticket) =>
    ({ draft }) => {
      const answered = draft.inReplyTo ?? ticket
      return { draftKey: `${drafts}:${answered}`, show: () => open(answered, 'reply') }
    }
}
