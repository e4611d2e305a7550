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
    /** One that somebody else has found out before is the same one. */
    errorRaised: (state, { payload: { error } }: PayloadAction<RaisedError>) =>
      [error, ...state.filter(({ id }) => id !== error.id)].slice(0, MAX_ERRORS),
    errorRemoved: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
    errorsCleared: () => [],
  },
  selectors: { selectErrors: (state) => state },
})

export const { errorRaised, errorRemoved, errorsCleared } = errorsSlice.actions
export const { selectErrors } = errorsSlice.selectors
