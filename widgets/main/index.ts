import { createElement } from 'react'
import { defineIsland } from '../../src/islands'
import { createScreenCache } from './createScreenCache'
import { Main } from './Main'
import type { Screen } from './Screen'

/** The main area of a page, with the screens it can show. */
export function mainIsland(screens: readonly Screen[]) {
  const cache = createScreenCache()
  return defineIsland({
    component: () => createElement(Main, { screens, cache }),
    messages: (locale) => import(`./messages/${locale}.json`),
  })
}
