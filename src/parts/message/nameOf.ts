import type { Message } from '../../contract'
import { fullName, type Person } from '../../model'

/** The name of whoever wrote or shall read: staff, a customer, or only an address. */
export function nameOf(person: Message['from']): string {
  if (!person) return ''
  return fullName(person satisfies Person) || person.email || ''
}
