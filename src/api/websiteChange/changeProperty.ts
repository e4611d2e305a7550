import type { CustomerData } from '../../contract'
import type { AppThunk } from '../../store'
import { inTurn } from '../call/inTurn'
import { type CustomerProperty, fetchCustomerData, propertyText, saveCustomerProperty } from '../customers'
import { resolveConflict } from './resolveConflict'
import { type Sent, sendOnVersion } from './sendOnVersion'

/** One property of the customer's data becomes different: of a website they are the part that lists do not know. */
export interface PropertyChange extends CustomerProperty {
  /** The website's. */
  readonly id: number
  /** What was there when it was changed. */
  readonly base: string
  readonly value: string
  /** The website's version at that time. */
  readonly version: number | undefined
}

/** Changes a property of the customer's data by the rules for all fields of a website. */
export const changeProperty =
  ({ base, value, version: seen, ...property }: PropertyChange): AppThunk<Promise<Sent<CustomerData, CustomerData>>> =>
  (dispatch) =>
    inTurn([property.id], () =>
      sendOnVersion({
        version: seen,
        send: (version) => dispatch(saveCustomerProperty({ ...property, value, version })),
        fetch: () => dispatch(fetchCustomerData(property.id)),
        compare: (now) => resolveConflict({ base, mine: value, theirs: propertyText(now, property) }),
      }),
    )
