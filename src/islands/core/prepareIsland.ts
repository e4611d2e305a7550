import { injectSlice, type PageStore, selectUser } from '../../store'
import { IslandError } from '../failure/IslandError'
import type { IslandDefinition, IslandModule } from '../types'

export function definitionOf(module: IslandModule, name: string): IslandDefinition {
  // Modules come from outside of this build: what TypeScript says of them need not be so.
  if (typeof module?.default?.element === 'function') return module.default
  throw new IslandError('chunk', `the default export of island "${name}" is not made by defineIsland`)
}

/** Without a user most islands leave the server's markup as it is. */
export const isForVisitor = ({ needsUser }: IslandDefinition, store: PageStore): boolean =>
  !needsUser || selectUser(store.getState()) !== null

export function injectSlices({ slices }: IslandDefinition, store: PageStore): void {
  for (const slice of slices) injectSlice(store, slice)
}
