import { exportPerson } from '../../../src/api/customers'
import type { AppThunk } from '../../../src/store'
import { download } from '../../../src/ui'

/** Saves what is known about the customer of a website as a file. */
export const savePersonalData =
  (websiteId: number): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const data = await dispatch(exportPerson(websiteId))
    download(JSON.stringify(data, null, 2), `customer-${websiteId}.json`, 'application/json')
  }
