import type { Website } from '../../../contract'
import type { Status } from '../../../model'

/** A move, of which is shown what the customer would see after it. */
export interface PortalMove {
  readonly website: Website
  /** Where it is to go. */
  readonly asked: Status
}
