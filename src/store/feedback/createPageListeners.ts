import { listenForErrors } from './listenForErrors'
import type { ListenerStore, PageListeners } from './PageListeners'
import { runNoticeTimers } from './runNoticeTimers'

type Listener = (action: unknown, store: ListenerStore) => void

/** What happens by itself on every page, as the consequence of an action. */
export function createPageListeners(): PageListeners {
  const listeners = new Set<Listener>()

  const middleware: PageListeners['middleware'] = (store) => (next) => (action) => {
    const result = next(action)
    for (const listener of [...listeners]) run(listener, action, store)
    return result
  }

  function listen(matches: (action: unknown) => boolean, effect: Listener): () => void {
    const listener: Listener = (action, store) => {
      if (matches(action)) effect(action, store)
    }
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  // Every effect is called with an action that its own condition has let through.
  const page = { middleware, listen } as PageListeners
  listenForErrors(page)
  runNoticeTimers(page)
  return page
}

/** A consequence that fails is no failure of the action. */
function run(listener: Listener, action: unknown, store: ListenerStore): void {
  try {
    listener(action, store)
  } catch (error) {
    console.error(error)
  }
}
