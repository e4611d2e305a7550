import { ArrowRightLeft } from '../../src/ui/icons'
import type { StaffMember, Todo } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Button, Menu } from '../../src/ui'
import { PersonItems } from './PersonItems'

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
      <PersonItems people={people} onChoose={onChoose} />
    </Menu>
  )
}
