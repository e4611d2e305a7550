import type { LoadIsland } from '../../src/islands'
import type { Action } from '../../src/model'

/** A screen of the main area: the route it belongs to, and the island that shows it. */
export interface Screen {
  readonly route: string
  readonly name: string
  /** Without it the page is left to the server, which says so. */
  readonly right?: Action
  readonly load: LoadIsland
}
