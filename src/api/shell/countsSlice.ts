import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Answer, partner_sidebar_counts } from '../../contract'

export type SidebarCounts = Answer<typeof partner_sidebar_counts>

export interface CountsState {
  /** By sidebar entry; null until they have come once. The last ones stay when a call fails. */
  counts: SidebarCounts | null
  /** The last call failed. */
  isStale: boolean
}

const initialState: CountsState = { counts: null, isStale: false }

export const countsSlice = createSlice({
  name: 'counts',
  initialState,
  reducers: {
    countsReceived: (_, { payload }: PayloadAction<SidebarCounts>) => ({ counts: payload, isStale: false }),
    countsFailed: (state) => ({ ...state, isStale: true }),
  },
})

export const { countsReceived, countsFailed } = countsSlice.actions

/** Something on the page may have changed the counts. Whoever shows them asks again. */
export const countsMoved = createAction('counts/moved')

declare module '../../store/lazySlices' {
  interface LazySlices extends WithSlice<typeof countsSlice> {}
}
