import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WaitingChange } from './outbox'

export interface Network {
  readonly isOnline: boolean
  /** What will be sent, in its order. */
  readonly waiting: readonly WaitingChange[]
}

const initialState: Network = { isOnline: true, waiting: [] }

/** Whether the network is there, and what waits for it. */
export const networkSlice = createSlice({
  name: 'network',
  initialState,
  reducers: {
    networkChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isOnline: payload }),
    waitingChanged: (state, { payload }: PayloadAction<Network['waiting']>) => ({ ...state, waiting: payload }),
  },
  selectors: { selectNetwork: (state) => state },
})

export const { networkChanged, waitingChanged } = networkSlice.actions
export const { selectNetwork } = networkSlice.selectors
