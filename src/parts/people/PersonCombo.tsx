import { ComboBox, type ComboBoxProps } from '../../ui'
import { personOption } from './personOption'
import type { Colleague } from './usePeople'

interface Props extends Omit<ComboBoxProps, 'options'> {
  people: readonly Colleague[]
}

/** Chooses one of many colleagues by typing, with their pictures. */
export const PersonCombo = ({ people, ...combo }: Props) => <ComboBox {...combo} options={people.map((person) => personOption(person))} />
