import type { PageStore } from '../createPageStore'
import { networkChanged, selectNetwork, waitingChanged } from './networkSlice'
import { sendWaiting } from './sendWaiting'

/** Tells the page when the network goes and comes, and sends what has waited for it. The returned function ends that. */
export function followNetwork({ dispatch, getState, services: { outbox } }: PageStore): () => void {
  const look = () => {
    if (navigator.onLine !== selectNetwork(getState()).isOnline) dispatch(networkChanged(navigator.onLine))
    if (navigator.onLine) void dispatch(sendWaiting())
  }
  outbox.onChange = (waiting) => dispatch(waitingChanged(waiting))
  look()
  for (const name of ['online', 'offline']) addEventListener(name, look)
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, look)
  }
}
