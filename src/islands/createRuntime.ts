import { createRegistry } from './createRegistry'
import { createSharedCore } from './createSharedCore'
import { takeImports } from './importChunk'
import { Island, type Surroundings } from './Island'
import type { IslandError } from './IslandError'
import { pageLanguage } from './pageLanguage'
import { findById } from './queryPage'
import { report } from './report'
import type { IslandFailure, IslandHandle, OverlayNames, Runtime, StartOptions } from './types'
import { type Changes, findHosts, HOST, watchHosts } from './watchHosts'
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
  const islands = new Map<Element, Island>()
  let removalCheck: ReturnType<typeof setTimeout> | undefined

  const reportPage = (error: IslandError) =>
    report({ code: error.code, island: undefined, host: document.documentElement, error, retry: loadFailed }, callbacks)
  const shared = createSharedCore({ document, overlays, mount: (host, name) => mount(host, name), onProblem: reportPage }, reportPage)
  const around: Surroundings = {
    has: registry.has,
    loaderOf: registry.loaderOf,
    language: () => pageLanguage(document),
    core: shared.get,
    // What concerns the whole page has been told already, once for all islands.
    report: (failure) => failure.error === shared.error || report(failure, callbacks),
  }

  function adopt(host: Element, name: string, isByCall = false): Island {
    const island = new Island(host, name, around, isByCall)
    islands.set(host, island)
    return island
  }

  /** A name that is unknown may come with a later script, as long as the page loads. */
  function begin(island: Island): void {
    if (registry.has(island.name) || document.readyState === 'complete') island.schedule()
  }

  function beginFound(): void {
    for (const island of islands.values()) if (island.state === 'found') begin(island)
  }

  function loadFailed(): void {
    for (const island of islands.values()) if (island.state === 'failed') island.load()
  }

  function settle({ touched, removed, pageData }: Changes): void {
    for (const element of touched) settleElement(element)
    if (removed) {
      // A task later: Turbo keeps elements out of the document for some microtasks before it puts them back, and they stay the same island.
      removalCheck ??= setTimeout(dropRemoved)
      shared.whenThere((core) => core.keepOverlays())
    }
    if (pageData) shared.whenThere((core) => void core.refreshPage())
    if (pageData && shared.error) loadFailed()
  }

  function settleElement(element: Element): void {
    const known = islands.get(element)
    const name = element.getAttribute(HOST)
    if (known?.isByCall || (known && known.name === name)) return known.refresh()
    known?.unmount()
    islands.delete(element)
    if (name !== null && isOnPage(element)) begin(adopt(element, name))
  }

  function dropRemoved(): void {
    removalCheck = undefined
    for (const [host, island] of islands) {
      if (isOnPage(host)) continue
      island.unmount()
      islands.delete(host)
    }
  }

  function mount(target: Element | string, name: string, props?: unknown): IslandHandle {
    const host = typeof target === 'string' ? hostById(target) : target
    let island = islands.get(host)
    if (!island || island.name !== name || island.state === 'unmounted') {
      island?.unmount()
      island = adopt(host, name, true)
    }
    const mounted = island
    mounted.give(props)
    return { update: (next) => mounted.give(next), unmount: () => mounted.unmount() }
  }

  function add(options: StartOptions): void {
    const isNew = new Set(Object.keys(options.islands).filter((name) => !registry.has(name)))
    registry.add(options.islands)
    Object.assign(overlays, options.overlays)
    if (options.onError) callbacks.add(options.onError)
    for (const island of islands.values()) if (island.state === 'failed' && isNew.has(island.name)) island.load()
    beginFound()
  }

  const stopWatching = watchHosts(document, settle)
  const stopWaiting = whenParsed(document, () => {
    for (const host of findHosts(document)) settleElement(host)
  })
  addEventListener('load', beginFound)

  function stop(): void {
    stopWatching()
    stopWaiting()
    removeEventListener('load', beginFound)
    for (const island of islands.values()) island.unmount()
    islands.clear()
    shared.whenThere((core) => core.stop())
  }

  return { mount, islands: () => [...islands.values()].map((island) => island.describe()), stop, add }
}

function hostById(id: string): Element {
  const host = findById(document, id)
  if (!host) throw new Error(`Expected root id "${id}" but wasn't found`)
  return host
}

const isOnPage = (element: Element): boolean => element.isConnected && element.ownerDocument === document
