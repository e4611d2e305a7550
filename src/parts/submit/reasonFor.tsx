import { toErrorObject } from '../../http'
import { Reason } from './Reason'

/** Why something failed, of whatever was thrown, to be kept until it is shown. */
export const reasonFor = (thrown: unknown) => <Reason error={toErrorObject(thrown)} />
