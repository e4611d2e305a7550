import type { Screen } from './Screen'

/** A screen with what it is to show. */
export interface Target {
  /** The same for the same screen of the same thing, such as the details of one website. */
  readonly key: string
  readonly screen: Screen
  /** The parameters of the route. */
  readonly props: Readonly<Record<string, string>>
}
