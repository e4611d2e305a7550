import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { editDomain } from './editDomain'
import { removeProblem } from '../row/problems'
import { refuseField } from '../row/refuse'

/** Takes a domain off its website; one that is registered here has to be cancelled instead, and an order has to come to its end. */
export const removeDomain = (
  services: Services,
  viewer: Viewer,
  { websiteId, id, t }: { websiteId: number; id: number; t: Translate },
): Promise<void> =>
  editDomain(services, viewer, { id, websiteId }, async ({ row, now, set, log }) => {
    const problem = removeProblem(row)
    if (problem) throw refuseField('name', `domain.reason.${problem}`, t)
    await set({ deleted_at: now, role: 'alias' })
    await log({ kind: 'domain.removed', values: { domain: row.unicode_name } })
  })
