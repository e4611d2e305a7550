import { REGISTRY_STEP_MS } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { requirePlan } from '../website/contract'
import { editDomain } from '../edit/editDomain'
import { findOrder, keepOrder } from './orders'
import { priceOf } from '../row/price'
import { transferProblem } from '../row/problems'
import { refuseField } from '../row/refuse'

interface Request {
  id: number
  code: string
  key: string | undefined
  t: Translate
}

/** Orders the transfer of a connected domain to us. Whether the code is right says the registry, later. */
export const transferDomain = (services: Services, viewer: Viewer, { id, code, key, t }: Request): Promise<void> =>
  editDomain(services, viewer, { id }, async ({ db, row, now, set, log }) => {
    if ((await findOrder(db, viewer, key, now)) === id) return
    await requirePlan({ db, row, now }, viewer)
    if (!priceOf(row.name)) throw refuseField('code', 'domain.unsupported', t)
    const problem = transferProblem(row, now)
    if (problem) throw refuseField('code', `domain.reason.${problem}`, t)
    await set({
      transfer: JSON.stringify({ state: 'requested', updatedAt: now.toISOString(), reason: null }),
      transfer_code: code.trim(),
      registry_at: new Date(now.getTime() + REGISTRY_STEP_MS),
    })
    await keepOrder(db, viewer, { key, id, now })
    await log({ kind: 'domain.transfer', values: { domain: row.unicode_name } })
  })
