import { api_website_customer, api_website_customer_property, type UndoItem } from '../../contract'
import type { CustomerDataGroup } from '../../model'
import { plainValue } from '../call/plainValue'

interface PropertyChange {
  readonly id: number
  readonly group: CustomerDataGroup
  readonly property: string
  readonly before: string
  /** As the server keeps it; metadata as JSON text. */
  readonly after: string
}

/** What takes a change of one property of a customer back, as data. */
export const customerUndo = ({ id, group, property, before, after }: PropertyChange): UndoItem[] => [
  {
    look: { route: api_website_customer.name, params: { website: id }, within: group },
    // Nothing is null there.
    was: { [property]: property === 'metadata' ? plainValue(JSON.parse(after)) : after || null },
    calls: [
      { route: api_website_customer_property.name, params: { website: id, group, property }, body: { value: before }, version: 'body' },
    ],
  },
]
