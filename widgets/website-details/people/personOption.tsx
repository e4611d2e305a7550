import { Avatar, type ComboOption } from '../../../src/ui'
import type { Colleague } from './colleagues'

/** A person in a list to choose from; a second line tells why they might not be a good choice. */
export const personOption = (person: Colleague, label: string, description?: string): ComboOption => ({
  value: String(person.id),
  label,
  description,
  start: <Avatar person={person} size="xs" decorative />,
})
