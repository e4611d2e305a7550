import { IslandError } from './failure/IslandError'
import type { IslandModule, Islands, LoadIsland } from './types'

export interface Registry {
  /** The first registration of a name stays. */
  readonly add: (islands: Islands) => void
  readonly has: (name: string) => boolean
  readonly loaderOf: (name: string) => LoadIsland
}

export function createRegistry(): Registry {
  // A map: no name on a page reaches `constructor` or `__proto__`.
  const loaders = new Map<string, LoadIsland>()
  // The browser takes several tasks to hand out again what it has.
  const loaded = new Map<string, IslandModule>()
  return {
    add(islands) {
      for (const [name, load] of Object.entries(islands)) if (!loaders.has(name)) loaders.set(name, load)
    },
    has: (name) => loaders.has(name),
    loaderOf(name) {
      const load = loaders.get(name)
      if (!load) throw new IslandError('name', `no island is called "${name}"; there are ${[...loaders.keys()].toSorted().join(', ')}`)
      return async (attempt) => {
        const module = loaded.get(name) ?? (await load(attempt))
        loaded.set(name, module)
        return module
      }
    },
  }
}
