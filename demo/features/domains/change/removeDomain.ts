import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { forgetContent } from '../../../services'
import { dropMailboxes } from '../mailboxes/dropMailboxes'
import { removeProblem } from '../row/problems'
import { refuseField } from '../row/refuse'
import { editDomain } from '../edit/editDomain'

/** Takes a domain off its website; one that is registered here has to be cancelled instead, and an order has to come to its end. */
export async function removeDomain(
  services: Services,
  viewer: Viewer,
  { websiteId, id, t }: { websiteId: number; id: number; t: Translate },
): Promise<void> {
  let contents: string[] = []
  await editDomain(services, viewer, { id, websiteId }, async ({ db, row, now, set, log }) => {
    const problem = removeProblem(row)
    if (problem) throw refuseField('name', `domain.reason.${problem}`, t)
    contents = await dropMailboxes(db, { domainId: id })
    await set({ deleted_at: now, role: 'alias' })
    await log({ kind: 'domain.removed', values: { domain: row.unicode_name } })
  })
  await forgetContent(services, contents)
}
