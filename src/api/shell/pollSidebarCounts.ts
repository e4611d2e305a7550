import { partner_events } from '../../contract'
import { COUNTS_POLL_MS } from '../../model'
import { createLeader, createPoller, type PageStore } from '../../store'
import { fetchSidebarCounts } from './counts'
import { countsMoved, countsReceived } from './countsSlice'
import { COLLECT_MS, openEventLine } from './openEventLine'

/** Keeps the counts fresh until the returned function is called. One tab polls (spec 7), all are told. */
export function pollSidebarCounts(store: PageStore): () => void {
  const { dispatch, getState, listen, services } = store
  const { tabs, page } = services
  const leader = createLeader(`partner-islands:counts:${page.config.partnerId}:${page.user?.id}`)
  const poller = createPoller({
    interval: COUNTS_POLL_MS,
    leader,
    run: async () => {
      const counts = await dispatch(fetchSidebarCounts())
      if (counts) tabs.post({ type: 'counts', counts })
    },
  })
  void poller.now()
  const stopHearing = tabs.on('counts', ({ counts }) => {
    dispatch(countsReceived(counts))
    poller.received()
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    timer = undefined
    if (!isChanging(getState())) void poller.again()
  }
  const askSoon = () => {
    timer ??= setTimeout(ask, COLLECT_MS)
  }
  const stopListening = listen(mayMoveCounts, askSoon)
  const hangUp = hearHost(store, askSoon)
  return () => {
    clearTimeout(timer)
    stopHearing()
    stopListening()
    hangUp()
    poller.stop()
    leader.stop()
  }
}

/** What others have changed the server tells by itself, where it has events. */
function hearHost({ services: { router } }: PageStore, onNews: () => void): () => void {
  if (!router.has(partner_events.name)) return () => undefined
  return openEventLine({ url: router.generate(partner_events.name), kinds: ['counts'], onEvent: onNews, onGap: onNews })
}

/** Changes of this page are on their way. Who asked for counts meanwhile would ask for each of hundreds, and keep the server from changing the rest. */
const isChanging = ({ websiteOverlay = [] }: ReturnType<PageStore['getState']>): boolean =>
  websiteOverlay.some(({ settledAt }) => settledAt === null)

/**
 * Any change may move a count; those of websites when all of them have arrived. Types are written out because the cache of server data and
 * the lists, whose they are, may not be on the page.
 */
const mayMoveCounts = (action: unknown): boolean =>
  countsMoved.match(action) ||
  hasType(action, 'api/executeMutation/fulfilled') ||
  (hasType(action, 'websiteOverlay/changesSettled') && Reflect.get(action.payload, 'key') !== 'server')

const hasType = (action: unknown, type: string): action is { payload: object } =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === type
