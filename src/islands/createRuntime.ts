import { createPageIslands } from './createPageIslands'
import { createRegistry } from './createRegistry'
import { createSharedCore } from './createSharedCore'
import { takeImports } from './importChunk'
import type { IslandError } from './failure/IslandError'
import { pageLanguage } from './pageLanguage'
import { report } from './failure/report'
import type { IslandFailure, OverlayNames, Runtime, StartOptions } from './types'
import { type Changes, findHosts, watchHosts } from './watchHosts'
import { whenParsed } from './whenParsed'

export interface PageRuntime extends Omit<Runtime, 'version'> {
  /** What another call of `start` brings. */
  readonly add: (options: StartOptions) => void
}

/** One registry, one observer and one store for the page. */
export function createRuntime(): PageRuntime {
  takeImports()
  const registry = createRegistry()
  const callbacks = new Set<(failure: IslandFailure) => void>()
  const overlays: OverlayNames = {}

  const reportPage = (error: IslandError) =>
    report({ code: error.code, island: undefined, host: document.documentElement, error, retry: () => islands.loadFailed() }, callbacks)
  const shared = createSharedCore(
    { document, overlays, mount: (host, name) => islands.mount(host, name), onProblem: reportPage },
    reportPage,
  )
  const islands = createPageIslands({
    has: registry.has,
    loaderOf: registry.loaderOf,
    language: () => pageLanguage(document),
    core: shared.get,
    // What concerns the whole page has been told already, once for all islands.
    report: (failure) => failure.error === shared.error || report(failure, callbacks),
  })

  function settle({ touched, removed, pageData }: Changes): void {
    for (const element of touched) islands.settle(element)
    if (removed) {
      islands.checkRemoved()
      shared.whenThere((core) => core.keepOverlays())
    }
    if (pageData) shared.whenThere((core) => void core.refreshPage())
    if (pageData && shared.error) islands.loadFailed()
  }

  function add(options: StartOptions): void {
    const isNew = new Set(Object.keys(options.islands).filter((name) => !registry.has(name)))
    registry.add(options.islands)
    Object.assign(overlays, options.overlays)
    if (options.onError) callbacks.add(options.onError)
    islands.loadFailed((name) => isNew.has(name))
    islands.beginFound()
  }

  const stopWatching = watchHosts(document, settle)
  const stopWaiting = whenParsed(document, () => {
    for (const host of findHosts(document)) islands.settle(host)
  })
  addEventListener('load', islands.beginFound)

  function stop(): void {
    stopWatching()
    stopWaiting()
    removeEventListener('load', islands.beginFound)
    islands.stop()
    shared.whenThere((core) => core.stop())
  }

  return { mount: islands.mount, islands: islands.describe, stop, add }
}
