import { partner_profile_partner_list, partner_profile_partner_select } from '../contract'
import { createErrorObject } from '../http'
import { type AppThunk, partnerLeft, partnersReceived, reportError } from '../store'
import { safeTarget } from './safeTarget'
import { send } from './send'

/** Asks for the partners the user may switch between (spec 7). A failure is told; those the page named stay. A host without other partners names no route. */
export const fetchPartners =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { router }) => {
    if (!router.has(partner_profile_partner_list.name)) return
    const partners = await dispatch(send(partner_profile_partner_list, undefined)).catch(() => null)
    if (partners) dispatch(partnersReceived(partners))
  }

/** Selects another partner and goes where the server says, if that is a place of ours. Tells whether it goes. */
export function switchPartner(partnerId: number): AppThunk<Promise<boolean>> {
  return async (dispatch, _, { leavePage, router, tabs }) => {
    const answer = await dispatch(send(partner_profile_partner_select, { params: { selectedPartner: partnerId } })).catch(() => null)
    if (!answer) return false
    const target = safeTarget(answer.url, router)
    if (target === null) {
      dispatch(reportError(createErrorObject({ name: 'ForeignTargetError', type: 'backend', message: 'partner.error.foreign_target' })))
      return false
    }
    tabs.post({ type: 'partner-changed', partnerId })
    dispatch(partnerLeft())
    leavePage(target, 'assign')
    return true
  }
}
