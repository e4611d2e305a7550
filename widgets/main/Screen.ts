import type { LoadIsland } from '../../src/islands'

/** A screen of the main area: the route it belongs to, and the island that shows it. */
export interface Screen {
  readonly route: string
  readonly name: string
  readonly load: LoadIsland
}
