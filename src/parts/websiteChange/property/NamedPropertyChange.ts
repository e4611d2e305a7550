import type { PropertyChange } from '../../../api/websiteChange'

export interface NamedPropertyChange extends PropertyChange {
  /** The name of the property, translated. */
  readonly field: string
}
