import { ArrowRightLeft } from '../../src/ui/icons'
import type { StaffMember, Todo } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { Button, Menu, MenuItem } from '../../src/ui'

interface Props {
  todo: Todo
  people: readonly StaffMember[]
  onChoose: (person: StaffMember) => void
}

/** Gives what an absent colleague cannot do to somebody who is there (OT-05). */
export function HandOver({ todo, people, onChoose }: Props) {
  const t = useMessages()
  return (
    <Menu
      renderTrigger={(props) => (
        <Button size="sm" icon={ArrowRightLeft} {...props} aria-label={t('overdueTodos.handOverOf', { description: todo.description })}>
          {t('overdueTodos.handOver')}
        </Button>
      )}
    >
      {people.map((person) => (
        <MenuItem key={person.id} description={t('overdueTodos.load', { count: person.openTodos })} onSelect={() => onChoose(person)}>
          {fullName(person)}
        </MenuItem>
      ))}
    </Menu>
  )
}
