import type { AppThunk } from '../rootReducer'

/** Sends what has waited for the network; resolves when nothing does any more. */
export const sendWaiting =
  (): AppThunk<Promise<void>> =>
  (_, __, { outbox }) =>
    outbox.flush()
