import type { PageStore } from '../createPageStore'
import { networkChanged, waitingChanged } from './networkSlice'

/** Tells the page when the network goes and comes, and sends what has waited for it. The returned function ends that. */
export function followNetwork({ dispatch, services: { outbox } }: PageStore): () => void {
  const look = () => {
    dispatch(networkChanged(navigator.onLine))
    if (navigator.onLine) void outbox.flush()
  }
  outbox.onChange = (waiting) => dispatch(waitingChanged(waiting))
  look()
  for (const name of ['online', 'offline']) addEventListener(name, look)
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, look)
  }
}
