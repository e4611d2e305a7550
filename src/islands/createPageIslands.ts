import { Island, type IslandRuntime } from './Island'
import { findById } from './queryPage'
import type { IslandDescription, IslandHandle } from './types'
import { HOST } from './watchHosts'

export interface PageIslands {
  /** Brings the island of an element in line with what its attributes say now. */
  readonly settle: (element: Element) => void
  /** Those whose hosts are no longer on the page end, unless they come back. */
  readonly checkRemoved: () => void
  /** Begins those that waited for their name to be known. */
  readonly beginFound: () => void
  readonly loadFailed: (isMeant?: (name: string) => boolean) => void
  readonly mount: (target: Element | string, name: string, props?: unknown) => IslandHandle
  readonly describe: () => IslandDescription[]
  readonly stop: () => void
}

/** Each host of the page with its island. */
export function createPageIslands(runtime: IslandRuntime): PageIslands {
  const islands = new Map<Element, Island>()
  let removalCheck: ReturnType<typeof setTimeout> | undefined

  function adopt(host: Element, name: string, isByCall = false): Island {
    const island = new Island(host, name, runtime, isByCall)
    islands.set(host, island)
    return island
  }

  /** A name that is unknown may come with a later script, as long as the page loads. */
  function begin(island: Island): void {
    if (runtime.has(island.name) || document.readyState === 'complete') island.schedule()
  }

  function settle(element: Element): void {
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

  return {
    settle,
    // A task later: Turbo keeps elements out of the document for some microtasks before it puts them back, and they stay the same island.
    checkRemoved() {
      removalCheck ??= setTimeout(dropRemoved)
    },
    beginFound() {
      for (const island of islands.values()) if (island.state === 'found') begin(island)
    },
    loadFailed(isMeant = () => true) {
      for (const island of islands.values()) if (island.state === 'failed' && isMeant(island.name)) island.load()
    },
    mount,
    describe: () => [...islands.values()].map((island) => island.describe()),
    stop() {
      for (const island of islands.values()) island.unmount()
      islands.clear()
    },
  }
}

function hostById(id: string): Element {
  const host = findById(document, id)
  if (!host) throw new Error(`Expected root id "${id}" but wasn't found`)
  return host
}

const isOnPage = (element: Element): boolean => element.isConnected && element.ownerDocument === document
