import { fullName } from '../../model'
import { Avatar, type ComboOption } from '../../ui'
import type { Colleague } from './usePeople'

/** A person in a list to choose from; a second line tells why they might not be a good choice. */
export const personOption = (person: Colleague, description?: string | null): ComboOption => ({
  value: String(person.id),
  label: fullName(person),
  description: description ?? undefined,
  start: <Avatar person={person} size="xs" decorative />,
})
