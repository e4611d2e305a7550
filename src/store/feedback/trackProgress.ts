import type { AppThunk } from '../rootReducer'
import { dismissToast, showToast, type ToastContent, updateToast } from './showToast'

interface Progress {
  /** How much is done, from 0 to 1. */
  readonly report: (share: number) => void
  readonly end: () => void
}

/** Shows by a toast how far something is; what has not said so yet shows none. `end` takes it away. */
export const trackProgress =
  ({ key, values }: Pick<ToastContent, 'key' | 'values'>): AppThunk<Progress> =>
  (dispatch) => {
    let id: string | undefined
    return {
      report(share) {
        const content: ToastContent = { kind: 'info', key, ...(values && { values }), progress: share }
        if (id === undefined) id = dispatch(showToast(content))
        else dispatch(updateToast(id, content))
      },
      end() {
        if (id !== undefined) dispatch(dismissToast(id))
      },
    }
  }
