import type { ReactElement } from 'react'
import { prepareScreen, type Texts } from '../../src/islands'
import type { Page } from '../../src/page'
import type { PageStore } from '../../src/store'
import type { Target } from './Target'

interface ScreenContext {
  readonly page: Page
  readonly store: PageStore
  readonly texts: Texts
}

export interface ScreenCache {
  /** The same promise for the same target, as `use` needs it. */
  get(target: Target, context: ScreenContext): Promise<ReactElement | null>
  /** Forgets a failure, so that the next call tries again. */
  drop(target: Target): void
}

/** Keeps the screens that were asked for. It lives outside of React, which forgets everything of a component that has never been shown. */
export function createScreenCache(): ScreenCache {
  const screens = new Map<string, Promise<ReactElement | null>>()
  return {
    get({ key, screen: { name, load }, props }, context) {
      const known = screens.get(key)
      if (known) return known
      const prepared = prepareScreen({ name, load, props, ...context })
      screens.set(key, prepared)
      return prepared
    },
    drop: ({ key }) => screens.delete(key),
  }
}
