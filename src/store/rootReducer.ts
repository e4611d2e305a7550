import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { dialogsSlice } from './dialogsSlice'
import { errorsSlice } from './errorsSlice'
import type { LazySlices } from './lazySlices'
import { managerSlice } from './managerSlice'
import { navigationSlice } from './navigationSlice'
import { networkSlice } from './network/networkSlice'
import { noticesSlice } from './noticesSlice'
import type { Services } from './services'
import { sessionSlice } from './sessionSlice'
import { sidebarSlice } from './sidebarSlice'
import { toastsSlice } from './toastsSlice'

/** The slices every page has. */
const createEagerReducer = () =>
  combineSlices(
    dialogsSlice,
    errorsSlice,
    managerSlice,
    navigationSlice,
    networkSlice,
    noticesSlice,
    sessionSlice,
    sidebarSlice,
    toastsSlice,
  )

/** Islands add slices of their own with `injectSlice`. */
export const createRootReducer = () => createEagerReducer().withLazyLoadedSlices<LazySlices>()

/** An interface, so that the types of slices that other packages add are in it too. */
export interface RootState extends ReturnType<ReturnType<typeof createEagerReducer>>, Partial<LazySlices> {}
/** Endpoints ask for the state of their cache, whose type this folder cannot know; never is any type they may want. */
type DispatchState = RootState & { readonly api: never }
export type AppDispatch = ThunkDispatch<DispatchState, Services, UnknownAction>
export type AppThunk<Result = void> = ThunkAction<Result, DispatchState, Services, UnknownAction>
