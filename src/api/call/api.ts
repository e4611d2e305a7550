import { createApi, setupListeners } from '@reduxjs/toolkit/query/react'
import type { InjectableSlice } from '../../store'
import { baseQuery } from './baseQuery'
import { followPage } from './followPage'

/** Server data for all islands. Endpoints are injected by the files beside this one, each for one area. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Counts', 'Goals', 'Profile'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

/** For `slices` of an island whose components ask the server. */
export const apiSlice: InjectableSlice = {
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  middleware: (store) => {
    setupListeners(store.dispatch, followPage)
    return api.middleware(store)
  },
}
