import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What a page hands to the next in the history, such as the message to show. */
export type NavigationState = Readonly<Record<string, unknown>>

export interface Place {
  /** Absolute. */
  readonly url: string
  readonly path: string
  /** With its `#`, or empty. */
  readonly hash: string
  /** The name of the route; null when the page's routes have none for it. */
  readonly route: string | null
  readonly params: Readonly<Record<string, string>>
  readonly state: NavigationState | null
}

const initialState: Place = { url: '', path: '', hash: '', route: null, params: {}, state: null }

/** Where we are. Written by `createNavigation` only. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: { arrived: (_, { payload }: PayloadAction<Place>) => payload },
  selectors: { selectPlace: (state) => state },
})

export const { arrived } = navigationSlice.actions
export const { selectPlace } = navigationSlice.selectors
