import { configureStore, type Store } from '@reduxjs/toolkit'
import { type Commands, createCommands } from './commands/createCommands'
import { openPalette } from './commands/openPalette'
import { selectLetterKeysOn } from './keys/letterKeysSwitch'
import { createAddableMiddleware } from './createAddableMiddleware'
import { createPageListeners } from './feedback/createPageListeners'
import type { InjectableSlice } from './InjectableSlice'
import { leavePage } from './leavePage'
import { createNavigation } from './navigation/createNavigation'
import type { Navigation } from './navigation/Navigation'
import { type AppDispatch, createRootReducer, type RootState } from './rootReducer'
import type { Services } from './services'
import { createOutbox } from './network/outbox'
import { createPartnerGate } from './partnerGate'
import { partnerLeft, selectUser, sessionOf } from './sessionSlice'
import { createSignInGate } from './signInGate'
import { createTabs } from './tabs/tabs'

export interface PageStore extends Store<RootState> {
  readonly dispatch: AppDispatch
  readonly services: Services
  readonly navigation: Navigation
  readonly commands: Commands
  /** See `injectSlice`. */
  inject(slice: InjectableSlice): void
  /** Calls `effect` after every action that matches, until the returned function is called. */
  listen(matches: (action: unknown) => boolean, effect: () => void): () => void
}

type PageServices = Pick<Services, 'page' | 'router' | 'request'> & Partial<Services>

/** Makes the one store of a page. */
export function createPageStore(given: PageServices): PageStore {
  const { config, user } = given.page
  const services: Services = {
    leavePage,
    signIn: createSignInGate(given.page.csrf),
    partner: createPartnerGate(config.partnerId),
    outbox: createOutbox(),
    tabs: createTabs(`${config.partnerId}:${user?.id}`),
    ...given,
  }
  const reducer = createRootReducer()
  const listeners = createPageListeners()
  const added = createAddableMiddleware()
  const store = configureStore({
    reducer,
    devTools: { name: 'partner-islands' },
    preloadedState: { session: sessionOf(services.page) },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(added.middleware),
  })
  services.partner.onChange = (left) => store.dispatch(partnerLeft(left))
  const made: PageStore = Object.assign(store, {
    services,
    navigation: createNavigation(store, services),
    commands: createCommands({
      open: (part) => made.dispatch(openPalette(part)),
      hasUser: () => selectUser(made.getState()) !== null,
      hasLetterKeys: () => selectLetterKeysOn(made.getState()),
    }),
    inject(slice: InjectableSlice) {
      if (slice.reducerPath in store.getState()) return
      reducer.inject(slice)
      if (slice.middleware) added.add(slice.middleware)
      // Injected state appears with the next action only (reduxjs/redux-toolkit#3781).
      store.dispatch({ type: `injected/${slice.reducerPath}` })
    },
    listen: (matches: (action: unknown) => boolean, effect: () => void) => listeners.listen(matches, effect),
  })
  return made
}
