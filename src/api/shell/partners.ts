import { api_partner, type Partner, partner_profile_partner_list, partner_profile_partner_select } from '../../contract'
import { createErrorObject } from '../../http'
import { type AppThunk, partnersReceived, reportError } from '../../store'
import { safeTarget } from '../call/safeTarget'
import { send } from '../call/send'

/** Asks for the partners the user may switch between (spec 7). A failure is told; those the page named stay. A server without other partners names no route. */
export const fetchPartners =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { router }) => {
    if (!router.has(partner_profile_partner_list.name)) return
    const partners = await dispatch(send(partner_profile_partner_list, undefined)).catch(() => null)
    if (partners) dispatch(partnersReceived(partners))
  }

/** For whom the person works just now, as the server says it; null where it does not. */
export const fetchOwnPartner =
  (): AppThunk<Promise<Partner | null>> =>
  async (dispatch, _, { router }) =>
    router.has(api_partner.name) ? dispatch(send(api_partner, undefined, { silent: true })).catch(() => null) : null

const select = (partnerId: number) =>
  send(partner_profile_partner_select, { params: { selectedPartner: partnerId } }, { isForAnyPartner: true })

/** Selects another partner and goes where the server says, if that is a place of ours. Tells whether it goes. */
export function switchPartner(partnerId: number): AppThunk<Promise<boolean>> {
  return async (dispatch, _, { leavePage, partner, router, tabs }) => {
    const answer = await dispatch(select(partnerId)).catch(() => null)
    if (!answer) return false
    const target = safeTarget(answer.url, router)
    if (target === null) {
      dispatch(reportError(createErrorObject({ name: 'ForeignTargetError', type: 'backend', message: 'partner.error.foreign_target' })))
      return false
    }
    tabs.post({ type: 'partner-changed', partnerId })
    partner.leave(null)
    leavePage(target, 'assign')
    return true
  }
}

/** Selects the partner of this page again, which another tab had left: what is here goes on. A failure is told. */
export function returnToPartner(): AppThunk<Promise<void>> {
  return async (dispatch, _, { partner, tabs }) => {
    if (partner.id === null || !(await dispatch(select(partner.id)).catch(() => null))) return
    tabs.post({ type: 'partner-changed', partnerId: partner.id })
    partner.comeBack()
  }
}
