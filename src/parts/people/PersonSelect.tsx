import { fullName, type Person } from '../../model'
import { type Option, Select, type SelectProps } from '../../ui'

interface Named extends Person {
  readonly id: number
  readonly email?: string | null
}

interface Props extends Omit<SelectProps, 'options'> {
  people: readonly Named[]
  /** What can be chosen instead of somebody. */
  instead?: readonly Option[]
}

/** Chooses a colleague in a form or a filter, by id; who has no name yet goes by the address they were invited at. */
export const PersonSelect = ({ people, instead = [], ...select }: Props) => (
  <Select {...select} options={[...instead, ...peopleOptions(people)]} />
)

export const peopleOptions = (people: readonly Named[]): Option[] =>
  people.map((person) => ({ value: String(person.id), label: fullName(person) || person.email || '' }))
