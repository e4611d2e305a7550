import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { WaitingKind } from './outbox'

export interface Network {
  readonly isOnline: boolean
  /** What the calls are about that will be sent, in their order. */
  readonly waiting: readonly WaitingKind[]
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
