import { randomInt } from 'node:crypto'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { editDomain } from '../edit/editDomain'
import { leaveProblem } from '../row/problems'
import { refuseField } from '../row/refuse'

/** Without letters and digits that look alike: people read codes out. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 16

/**
 * A code with which another registrar takes the domain over. It is told once and not kept; a new one makes the one before void. That it was
 * asked for is in the log.
 */
export async function newAuthCode(services: Services, viewer: Viewer, { id, t }: { id: number; t: Translate }): Promise<string> {
  await editDomain(services, viewer, { id }, async ({ row, now, log }) => {
    const problem = leaveProblem(row, now)
    if (problem) throw refuseField('code', `domain.reason.${problem}`, t)
    await log({ kind: 'domain.authCode', values: { domain: row.unicode_name } })
  })
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
