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
    prepare: async (store, _, texts) => {
      const state = store.getState()
      const target = targetOf(selectPlace(state), permitted(screens, selectUser(state)?.roles))
      if (target) await cache.get(target, { page: store.services.page, store, texts })
    },
    messages: (locale) => import(`./messages/${locale}.json`),
  })
}
