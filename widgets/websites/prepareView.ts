import { prepareContractValues } from '../../src/api/subscription'
import { prepareWebsites } from '../../src/api/websites'
import { api_partner_contract_values } from '../../src/contract'
import { type PageStore, selectPlace } from '../../src/store'
import { viewStateOf } from './view/useViewState'
import { viewOfRoute } from './view/viewOf'
import { preloadView } from './viewComponent'
import type { WebsitesProps } from './websitesProps'
import { WEBSITES_AT_ONCE_MAX } from '../../src/model'

/** Loads what the view that the page is at shows first, its code and its websites at the same time. */
export async function prepareView({ dispatch, getState, services }: PageStore, { view: given }: WebsitesProps): Promise<void> {
  const view = given ?? viewOfRoute(selectPlace(getState()).route)
  const { mode } = viewStateOf(getState(), view)
  const isWhole = mode === 'kanban' || mode === 'calendar'
  // Not waited for. What is there by then is drawn with the first picture, and moves nothing later.
  if (isWhole && view !== 'assign' && services.router.has(api_partner_contract_values.name)) void dispatch(prepareContractValues(view))
  await Promise.all([preloadView(view, mode), isWhole && dispatch(prepareWebsites({ view, limit: WEBSITES_AT_ONCE_MAX }))])
}
