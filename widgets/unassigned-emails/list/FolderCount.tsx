import { useUnassignedEmailsQuery } from '../../../src/api/unassigned'
import { CountBadge } from '../../../src/ui'
import { queryOf } from '../desk/queryOf'
import type { Folder, InboxView } from '../desk/useInboxView'

/** How many mails of a folder wait, as the list that is shown says. */
export function FolderCount({ folder, view }: { folder: Folder; view: InboxView }) {
  const { data } = useUnassignedEmailsQuery(queryOf(view))
  const counts = data?.filters['counts']
  if (typeof counts !== 'object' || counts === null) return null
  const count: unknown = Reflect.get(counts, folder)
  return typeof count === 'number' ? <CountBadge count={count} /> : null
}
