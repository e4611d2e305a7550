import type { Middleware, Slice } from '@reduxjs/toolkit'

/** What an island may bring: a slice, or a cache of server data with its middleware. */
export interface InjectableSlice extends Pick<Slice, 'reducerPath' | 'reducer'> {
  readonly middleware?: Middleware
}
