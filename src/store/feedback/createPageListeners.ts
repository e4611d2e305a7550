import { createListenerMiddleware } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from '../rootReducer'
import type { Services } from '../services'
import { listenForErrors } from './listenForErrors'
import type { PageListeners } from './PageListeners'
import { runNoticeTimers } from './runNoticeTimers'
import { runToastQueue } from './runToastQueue'

/** What happens by itself on every page, as the consequence of an action. */
export function createPageListeners(services: Services): PageListeners {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services })
  listenForErrors(listeners)
  runNoticeTimers(listeners)
  runToastQueue(listeners)
  return listeners
}
