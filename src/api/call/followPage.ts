import type { setupListeners } from '@reduxjs/toolkit/query/react'
import { type AppDispatch, sendWaiting } from '../../store'

type Handler = NonNullable<Parameters<typeof setupListeners>[1]>

/**
 * What RTK Query hears of the page, as by its own listeners but for the network: that is back once what has waited for it is sent. What is
 * asked for before would show how things were.
 */
export const followPage: Handler = (dispatch, { onFocus, onFocusLost, onOnline, onOffline }) => {
  const stopping = new AbortController()
  const hear = (name: string, listener: () => void) => addEventListener(name, listener, { signal: stopping.signal })
  hear('focus', () => dispatch(onFocus()))
  hear('visibilitychange', () => dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost()))
  hear('offline', () => dispatch(onOffline()))
  // The page's dispatch, of which RTK Query tells no more than that it takes thunks.
  const page = dispatch as AppDispatch
  hear('online', () => void page(sendWaiting()).then(() => page(onOnline())))
  return () => stopping.abort()
}
