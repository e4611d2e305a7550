import { createElement } from 'react'
import { defineIsland } from '../../src/islands'
import { selectPlace, selectUser } from '../../src/store'
import { createScreenCache } from './createScreenCache'
import { permitted } from './findScreen'
import { Main } from './Main'
import type { Screen } from './Screen'
import { targetOf } from './Target'

/** The main area of a page, with the screens it can show. */
export function mainIsland(screens: readonly Screen[]) {
  const cache = createScreenCache()
  return defineIsland({
    component: () => createElement(Main, { screens, cache }),
    // It says that nobody is signed in.
    needsUser: false,
    prepare: async (store, _, texts) => {
      const state = store.getState()
      const user = selectUser(state)
      const target = user && targetOf(selectPlace(state), permitted(screens, user.roles))
      if (target) await cache.get(target, { page: store.services.page, store, texts })
    },
    messages: (locale) => import(`./messages/${locale}.json`),
  })
}
