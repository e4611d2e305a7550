import type { WebsiteChange } from '../../../api/websiteChange'
import type { ChangedWebsite } from '../../../contract'
import type { AppThunk } from '../../../store'
import type { StepOptions, StepBack } from './makeStep'

/**
 * Changes a website as a part of something bigger, which tells itself how it ended; answers how that is taken back. `seen` is what a list has
 * shown of it. Rejects with an error object.
 */
export const changeAsStep =
  (seen: ChangedWebsite, change: WebsiteChange, options: StepOptions): AppThunk<Promise<StepBack>> =>
  async (dispatch) => {
    // Few steps change a website, and nothing waits for how that is done.
    const { makeStep } = await import('./makeStep')
    return dispatch(makeStep(seen, change, options))
  }
