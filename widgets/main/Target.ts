import type { selectPlace } from '../../src/store'
import { findScreen } from './findScreen'
import type { Screen } from './Screen'

type Place = Pick<ReturnType<typeof selectPlace>, 'route' | 'params'>

/** A screen with what it is to show. */
export interface Target {
  /** The same for the same screen of the same thing, such as the details of one website. */
  readonly key: string
  readonly screen: Screen
  /** The parameters of the route. */
  readonly props: Readonly<Record<string, string>>
}

/** What is to be shown at a place. */
export function targetOf({ route, params }: Place, screens: readonly Screen[]): Target | undefined {
  const screen = findScreen(route, screens)
  return screen && { key: JSON.stringify([screen.name, params]), screen, props: params }
}
