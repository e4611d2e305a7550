import type { Middleware } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from '../rootReducer'

export interface ListenerStore {
  readonly dispatch: AppDispatch
  getState(): RootState
}

/** What happens as the consequence of an action. */
export interface PageListeners {
  readonly middleware: Middleware<object, RootState, AppDispatch>
  /** Calls `effect` after every action that matches, with the state it has led to, until the returned function is called. */
  listen<Action>(matches: (action: unknown) => action is Action, effect: (action: Action, store: ListenerStore) => void): () => void
  listen(matches: (action: unknown) => boolean, effect: () => void): () => void
}
