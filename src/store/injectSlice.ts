import type { PageStore } from './createPageStore'
import type { InjectableSlice } from './InjectableSlice'

/** Adds the slice of an island, whose state is there when this returns. Adding it again does nothing. */
export const injectSlice = (store: PageStore, slice: InjectableSlice): void => store.inject(slice)
