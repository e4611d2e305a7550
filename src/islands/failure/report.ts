import type { IslandFailure } from '../types'

const EVENT = 'partner-islands:error'

declare global {
  interface GlobalEventHandlersEventMap {
    'partner-islands:error': CustomEvent<IslandFailure>
  }
}

/**
 * Tells the page about a failure: DOM event, callbacks, console. A listener that calls `preventDefault()` takes it over: then nothing is
 * logged and the answer is false, which keeps the runtime from showing its own message.
 */
export function report(failure: IslandFailure, callbacks: Iterable<(failure: IslandFailure) => void>): boolean {
  const { code, island, host, error } = failure
  const event = new CustomEvent(EVENT, { bubbles: true, composed: true, cancelable: true, detail: failure })
  const isOurs = (host.isConnected ? host : document).dispatchEvent(event)
  for (const callback of callbacks) {
    try {
      callback(failure)
    } catch (mistake) {
      reportError(mistake)
    }
  }
  if (isOurs)
    console.error(`partner-islands: ${island ? `island "${island}"` : 'page'} [${code}] ${error.message}`, host, error.cause ?? error)
  return isOurs
}
