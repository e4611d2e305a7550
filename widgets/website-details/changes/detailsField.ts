import { fetchWebsiteDetails } from '../../../src/api'
import type { WebsiteDetails } from '../../../src/contract'
import type { Change, FieldValue } from './Change'

/** How a field of the website is asked for again. */
export const detailsField =
  <Value extends FieldValue>(
    id: number,
    read: (details: WebsiteDetails) => Value,
    tell?: (details: WebsiteDetails) => string,
  ): Change<Value>['fetch'] =>
  async (dispatch) => {
    const details = await dispatch(fetchWebsiteDetails(id))
    return { value: read(details), version: details.version, told: tell?.(details) }
  }
