import { changeBack, changeWebsites, takeBackChange, type WebsiteChange } from '../../../src/api/websiteChange'
import { fetchWebsite } from '../../../src/api/websites'
import type { AppThunk } from '../../../src/store'
import { StepError } from './StepError'

/** Changes the website of a ticket; answers how that is taken back. */
export const changeWebsite =
  (id: number, change: WebsiteChange): AppThunk<Promise<() => Promise<void>>> =>
  async (dispatch) => {
    const before = await dispatch(fetchWebsite(id))
    const { refused, conflicts, made } = await dispatch(changeWebsites([before], change))
    if (refused[0]) throw new StepError(refused[0].error)
    if (conflicts.length > 0) throw StepError.because('partner.error.conflict')
    return async () => {
      if (made.length === 0) {
        await dispatch(changeWebsite(id, changeBack(before, change)))
        return
      }
      const { refused: kept } = await dispatch(takeBackChange([{ before: [before], change, made }]))
      if (kept[0]) throw new StepError(kept[0].error)
    }
  }
