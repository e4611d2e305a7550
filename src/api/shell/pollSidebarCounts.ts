import { COUNTS_POLL_MS } from '../../model'
import { createLeader, createPoller, type PageStore } from '../../store'
import { fetchSidebarCounts, isChanging } from './counts'
import { countsReceived } from './countsSlice'

/** Keeps the counts fresh until the returned function is called. One tab asks (spec 7), all are told. */
export function pollSidebarCounts({ dispatch, getState, listen, services: { tabs, page } }: PageStore): () => void {
  const leader = createLeader(`partner-islands:counts:${page.config.partnerId}:${page.user?.id}`)
  const poller = createPoller({
    interval: COUNTS_POLL_MS,
    leader,
    run: async () => {
      const counts = await dispatch(fetchSidebarCounts())
      if (counts) tabs.post({ type: 'counts', counts })
    },
  })
  const stopHearing = tabs.on('counts', ({ counts }) => {
    dispatch(countsReceived(counts))
    poller.received()
  })
  const stopListening = listen(isChangeOnServer, () => {
    if (!isChanging(getState())) void poller.now()
  })
  return () => {
    stopHearing()
    stopListening()
    poller.stop()
    leader.stop()
  }
}

/**
 * Any change may move a count; those of websites when all of them have arrived. What others have changed the host tells by itself. Types are
 * written out because the cache of server data and the lists, whose they are, may not be on the page.
 */
const isChangeOnServer = (action: unknown): boolean =>
  hasType(action, 'api/executeMutation/fulfilled') ||
  (hasType(action, 'websiteOverlay/changesSettled') && Reflect.get(action.payload, 'key') !== 'host')

const hasType = (action: unknown, type: string): action is { payload: object } =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === type
