/**
 * Slices that arrive with an island. The island tells the types of its own:
 * `declare module '../../src/store/lazySlices' { interface LazySlices extends WithSlice<typeof boardSlice> {} }`
 */
export interface LazySlices {}
