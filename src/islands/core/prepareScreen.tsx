import type { ReactElement } from 'react'
import type { Page } from '../../page'
import type { PageStore } from '../../store'
import { retryOnce } from '../recovery/retryOnce'
import type { LoadIsland } from '../types'
import type { Texts } from './texts/createTexts'
import { IslandTexts } from './texts/IslandTexts'
import { definitionOf, injectSlices, isForVisitor } from './prepareIsland'
import { whenPrepared } from './whenPrepared'

interface ScreenRequest {
  readonly name: string
  readonly load: LoadIsland
  readonly props: unknown
  readonly page: Page
  readonly store: PageStore
  readonly texts: Texts
}

/**
 * Loads the island of a name and makes it ready to be shown inside the calling one, with the same preparation it has on a host of its own:
 * slices, texts, checked props. Null if it is not for this visitor. Rejects with an `IslandError`.
 */
export async function prepareScreen({ name, load, props, page, store, texts }: ScreenRequest): Promise<ReactElement | null> {
  let attempt = 0
  const definition = definitionOf(await retryOnce(() => load(attempt++)), name)
  if (!isForVisitor(definition, store)) return null
  injectSlices(definition, store)
  const [element] = await Promise.all([
    definition.element(props),
    texts.load(definition.messages),
    whenPrepared(definition, props, { store, texts }),
  ])
  return (
    <IslandTexts pack={definition.messages} timeZone={page.timeZone}>
      {element}
    </IslandTexts>
  )
}

/** Loads the code and the texts of a screen that somebody may be about to open. What fails is told when it is opened. */
export async function prefetchScreen(load: LoadIsland, texts: Texts): Promise<void> {
  try {
    await texts.load((await load(0)).default.messages)
  } catch {
    // The screen asks again.
  }
}
