import { createRuntime, type PageRuntime } from './createRuntime'
import { claim, claimed, release } from './handshake'
import type { IslandHandle, Runtime, StartOptions } from './types'
import { VERSION } from './version'

interface StartedPage {
  readonly page: PageRuntime
  /** What others get to see. */
  readonly runtime: Runtime
}

let own: StartedPage | undefined
let hasStoodDown = false

/**
 * Finds the islands of the page, now and later, and runs them. Called again, it adds islands. If another copy of the script has the page,
 * this one stands down, says so in the console, and answers with the runtime of the other.
 */
export function start(options: StartOptions): Runtime {
  const other = own ? undefined : claimed()
  if (other) return standDown(other)
  own ??= begin()
  own.page.add(options)
  return own.runtime
}

/** Shows an island in an element, or in the element with an id, whatever its load strategy. */
export function mount(target: Element | string, name: string, props?: unknown): IslandHandle {
  const runtime = own?.runtime ?? claimed()
  if (!runtime) throw new Error('partner-islands: call start() before mount()')
  return runtime.mount(target, name, props)
}

function begin(): StartedPage {
  const page = createRuntime()
  const runtime: Runtime = {
    version: VERSION,
    mount: page.mount,
    islands: page.islands,
    stop() {
      page.stop()
      release()
      own = undefined
    },
  }
  claim(runtime)
  return { page, runtime }
}

function standDown(other: Runtime): Runtime {
  if (!hasStoodDown) console.warn(`partner-islands ${VERSION} stands down: version ${other.version} already has this page`)
  hasStoodDown = true
  return other
}
