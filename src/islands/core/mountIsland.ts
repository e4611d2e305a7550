import { toIslandError } from '../failure/IslandError'
import type { MountedIsland, MountRequest } from './Core'
import { createIslandRoot } from './root/createIslandRoot'
import { createPropsSource } from './createPropsSource'
import { definitionOf, injectSlices, isForVisitor } from './prepareIsland'
import type { SharedState } from './SharedState'
import { whenPrepared } from './whenPrepared'

/** Renders an island for the first time; null if it is not for this visitor. */
export async function mountIsland(shared: SharedState, request: MountRequest): Promise<MountedIsland | null> {
  const { name, module, signal, view } = request
  const definition = definitionOf(module, name)
  const { store, texts, turn } = shared
  if (!isForVisitor(definition, store)) return null
  injectSlices(definition, store)

  const props = createPropsSource(request, definition)
  const ready = Promise.all([props.next(), texts.load(definition.messages), whenPrepared(definition, props.current(), shared)])
  await turn(ready, isInMain(view.host))
  const [element] = await ready
  if (signal.aborted || !element) return null
  const render = createIslandRoot(shared, request, definition.messages)
  render(element)

  async function rerender(): Promise<void> {
    try {
      const next = await props.next()
      if (next && !signal.aborted) render(next)
    } catch (error) {
      // What is shown may hold what the user has typed: wrong new props do not take it away.
      request.onProblem(toIslandError(error, 'validation'))
    }
  }
  let last = Promise.resolve()
  return {
    refresh() {
      last = last.then(rerender)
    },
  }
}

/** What the page is about comes before what is around it. */
const isInMain = (host: HTMLElement): boolean => host.closest('main, [role=main]') !== null
