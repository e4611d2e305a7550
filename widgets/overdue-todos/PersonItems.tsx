import type { StaffMember } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { MenuItem } from '../../src/ui'

interface Props {
  people: readonly StaffMember[]
  onChoose: (person: StaffMember) => void
}

/** People in a menu, with how much each of them has to do already. */
export function PersonItems({ people, onChoose }: Props) {
  const t = useMessages()
  return people.map((person) => (
    <MenuItem key={person.id} description={t('overdueTodos.load', { count: person.openTodos })} onSelect={() => onChoose(person)}>
      {fullName(person)}
    </MenuItem>
  ))
}
