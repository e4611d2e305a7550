import type { UnassignedQuery } from '../../../src/api/unassigned'
import type { InboxView } from './useInboxView'

/** What the server is asked for to show a view. */
export const queryOf = ({ folder, page, search, person, tag, snoozed }: InboxView): UnassignedQuery => ({
  page,
  ...(search && { search }),
  ...(person !== null && { assigned_to: person }),
  ...(tag !== null && { tag }),
  ...(folder === 'removed' ? { state: 'removed' } : { kind: folder }),
  ...(snoozed && folder !== 'removed' && { snoozed: '1' }),
})
