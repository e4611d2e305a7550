import type { LoadIsland } from '../src/islands'
import { mainIsland } from './main'
import { screens } from './screens'

type ScreenIsland = (typeof screens)[number]['island']

/** The island `main`. It gets its screens from here, because no island imports another. */
export const mainArea = (islands: Readonly<Record<ScreenIsland, LoadIsland>>) =>
  // Several routes may share an island, so a screen has the name of both.
  mainIsland(screens.map(({ route, island, ...rest }) => ({ ...rest, route, name: `${island} (${route})`, load: islands[island] })))
