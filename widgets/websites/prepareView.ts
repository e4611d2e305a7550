import { prepareWebsites } from '../../src/api/websites'
import { type PageStore, selectPlace } from '../../src/store'
import { ALL_LIMIT } from './data/useWebsiteList'
import { lazyViewOf } from './lazyViewOf'
import { viewStateOf } from './view/useViewState'
import { viewOfRoute } from './view/viewOf'
import type { WebsitesProps } from './websitesProps'

/** Loads what the view that the page is at shows first, its code and its websites at the same time. */
export async function prepareView({ dispatch, getState }: PageStore, { view: given }: WebsitesProps): Promise<void> {
  const view = given ?? viewOfRoute(selectPlace(getState()).route)
  const { mode } = viewStateOf(getState(), view)
  const isWhole = mode === 'kanban' || mode === 'calendar'
  await Promise.all([lazyViewOf(view, mode).preload(), isWhole && dispatch(prepareWebsites({ view, limit: ALL_LIMIT }))])
}
