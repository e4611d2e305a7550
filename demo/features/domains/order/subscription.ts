import { addYears, REDEMPTION_MS, YEARS_MAX } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { editDomain } from '../edit/editDomain'
import { findOrder, keepOrder } from './orders'
import { renewProblem } from '../row/problems'
import { refuseField } from '../row/refuse'

interface Target {
  websiteId: number
  id: number
  t: Translate
}

/** Cancels to the end of the term, which can be taken back until then; or at once, which only the redemption period forgives. */
export const cancelDomain = (
  services: Services,
  viewer: Viewer,
  { websiteId, id, t, immediate }: Target & { immediate: boolean },
): Promise<void> =>
  editDomain(services, viewer, { id, websiteId }, async ({ row, now, set, log }) => {
    const problem = renewProblem(row)
    if (problem) throw refuseField('name', `domain.reason.${problem}`, t)
    await set(
      immediate
        ? {
            cancel_at: now,
            expires_at: now,
            auto_renew: false,
            registry_state: 'redemption',
            registry_at: new Date(now.getTime() + REDEMPTION_MS),
          }
        : { cancel_at: row.expires_at, auto_renew: false },
    )
    await log({ kind: 'domain.cancelled', values: { domain: row.unicode_name } })
  })

/** Takes a cancellation back and adds years; no years only takes it back. */
export const renewDomain = (
  services: Services,
  viewer: Viewer,
  { websiteId, id, t, years, key }: Target & { years: number; key: string | undefined },
): Promise<void> =>
  editDomain(services, viewer, { id, websiteId }, async ({ db, row, now, set, log }) => {
    if ((await findOrder(db, viewer, key, now)) === id) return
    const isRedeemed = row.registry_state === 'redemption'
    const problem = isRedeemed ? null : renewProblem(row)
    if (problem) throw refuseField('years', `domain.reason.${problem}`, t)
    const from = row.expires_at && row.expires_at > now ? row.expires_at : now
    const expires = addYears(from, isRedeemed ? Math.max(years, 1) : years)
    if (expires > addYears(now, YEARS_MAX)) throw refuseField('years', 'domain.yearsMax', t, { max: YEARS_MAX })
    await set({
      cancel_at: null,
      expires_at: expires,
      registry_state: 'ok',
      registry_at: expires,
      ...(years === 0 && { auto_renew: true }),
    })
    await keepOrder(db, viewer, { key, id, now })
    await log({ kind: years === 0 ? 'domain.revoked' : 'domain.renewed', values: { domain: row.unicode_name } })
  })
