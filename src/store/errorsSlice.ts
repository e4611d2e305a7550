import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorObject } from '../http'

export interface RaisedError {
  readonly error: ErrorObject
  /** Listed, but no toast tells of it. */
  readonly silent?: boolean
}

const MAX_ERRORS = 100

/** The public list of what went wrong, newest first (spec 8). */
export const errorsSlice = createSlice({
  name: 'errors',
  initialState: [] as readonly ErrorObject[],
  reducers: {
    errorRaised: (state, { payload }: PayloadAction<RaisedError>) => [payload.error, ...state].slice(0, MAX_ERRORS),
    errorRemoved: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
    errorsCleared: () => [],
  },
  selectors: { selectErrors: (state) => state },
})

export const { errorRaised, errorRemoved, errorsCleared } = errorsSlice.actions
export const { selectErrors } = errorsSlice.selectors
