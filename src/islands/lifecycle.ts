/** Where an island is in its life. An update keeps it `mounted`. */
export type IslandState = 'found' | 'scheduled' | 'loading' | 'mounted' | 'failed' | 'unmounted'

const NEXT: Readonly<Record<IslandState, readonly IslandState[]>> = {
  found: ['scheduled', 'loading', 'failed', 'unmounted'],
  scheduled: ['loading', 'failed', 'unmounted'],
  loading: ['mounted', 'failed', 'unmounted'],
  mounted: ['failed', 'unmounted'],
  failed: ['loading', 'unmounted'],
  unmounted: [],
}

export const mayBecome = (from: IslandState, to: IslandState): boolean => NEXT[from].includes(to)
