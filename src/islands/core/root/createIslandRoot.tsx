import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { IslandError } from '../../failure/IslandError'
import { adoptSheets } from '../../sheets'
import type { LoadPack } from '../../LoadPack'
import { frame } from './baseSheets'
import type { MountRequest } from '../Core'
import { focusFirst } from './focusFirst'
import { IslandBoundary } from './IslandBoundary'
import { IslandShell } from './IslandShell'
import { filterClicks } from './clickFilter'
import { filterDrops } from './dropFilter'
import { filterKeys } from './keyFilter'
import type { SharedState } from '../SharedState'

/** Where the commit that the runtime asked for is: an error tells by it whether rendering or an effect threw. */
type Phase = 'rendering' | 'effects' | 'settled'

/** Makes the React root of an island, which lives until the signal of the request; returns what renders into it. */
export function createIslandRoot(shared: SharedState, request: MountRequest, pack: LoadPack | undefined): (element: ReactElement) => void {
  const { view, signal } = request
  const wrapper = createWrapper(view.host.ownerDocument, shared, signal)
  let phase: Phase = 'rendering'
  let isShown = false
  let takesFocus = false

  // Outside of React's own work: the runtime takes the island away.
  const fail = (error: unknown) => {
    const failure = new IslandError(phase === 'effects' ? 'effect' : 'render', textOf(error), error)
    queueMicrotask(() => request.onFailure(failure))
  }

  const root = createRoot(wrapper, {
    identifierPrefix: `${request.name}-${request.serial}-`,
    onCaughtError(error, { errorBoundary, componentStack }) {
      // What a boundary of the island itself has caught is the island's own affair.
      if (!(errorBoundary instanceof IslandBoundary)) console.error(error, componentStack)
    },
    onUncaughtError(error) {
      if (signal.aborted) request.onProblem(new IslandError('unmount', textOf(error), error))
      else fail(error)
    },
    onRecoverableError: (error) => console.warn('partner-islands:', request.name, error),
  })

  const onCommit = () => {
    phase = 'effects'
    if (isShown) return
    isShown = true
    takesFocus = view.host.contains(view.host.ownerDocument.activeElement)
    adoptSheets(view.root, frame, signal)
    view.showWrapper(wrapper)
    request.onShown()
  }

  // Whoever pressed sees that nothing has happened, and presses again.
  const replayLater = (event: Event) => import('./replay').then(({ replay }) => replay(event, view.root)).catch(() => {})

  const onSettled = () => {
    phase = 'settled'
    const event = request.takeEvent()
    if (event) void replayLater(event)
    else if (takesFocus) focusFirst(view.root)
    takesFocus = false
  }

  view.addWrapper(wrapper)
  filterKeys(view.host, signal)
  filterClicks(view.root, signal)
  filterDrops(view.root, signal)
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()))

  return (element) => {
    phase = 'rendering'
    root.render(
      <IslandShell key={request.name} shared={shared} view={view} pack={pack} onError={fail} onCommit={onCommit} onSettled={onSettled}>
        {element}
      </IslandShell>,
    )
  }
}

function createWrapper(document: Document, { pages, texts }: SharedState, signal: AbortSignal): HTMLElement {
  const wrapper = document.createElement('div')
  wrapper.className = 'partner-root'
  // Every language of the product is written from left to right.
  wrapper.dir = 'ltr'
  // Programs that translate pages put others in the place of React's text nodes: what it changes then stays as it was, and what it moves fails.
  wrapper.setAttribute('translate', 'no')
  wrapper.dataset.theme = pages.get().page.colorScheme
  const speak = () => {
    wrapper.lang = texts.get().locale
  }
  speak()
  signal.addEventListener('abort', texts.subscribe(speak))
  return wrapper
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
