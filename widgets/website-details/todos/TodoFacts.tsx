import type { Todo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import type { Colleague } from '../../../src/parts/people'
import { PersonPicker } from '../../../src/parts/websiteChange'
import { StatusBadge } from '../../../src/ui'
import { Repeat } from '../../../src/ui/icons'
import { MessageLink } from './MessageLink'
import { TodoDue } from './TodoDue'
import styles from './todos.module.css'
import type { TodoActions } from './useTodoActions'

interface Props {
  todo: Todo
  actions: TodoActions
  people: readonly Colleague[]
  canEdit: boolean
}

/** Whose a to-do is, when it is due, where it comes from, and who did it. */
export function TodoFacts({ todo, actions, people, canEdit }: Props) {
  const t = useMessages()
  const { done, to, automatedStatus, repeats, messageId, website } = todo
  return (
    <div className={styles.meta}>
      <PersonPicker
        label={t('websiteDetails.todo.assignee')}
        people={people}
        person={to}
        disabled={!canEdit}
        onPick={(person) => person?.id !== to?.id && actions.assign(todo, person)}
      />
      <TodoDue
        todo={todo}
        canEdit={canEdit}
        onChange={(dueDate) => actions.setDueDate(todo, dueDate)}
        onRepeat={(period) => actions.setRepeats(todo, period)}
      />
      {repeats && (
        <span className={styles.repeats} title={t('websiteDetails.todo.repeats')}>
          <Repeat size={12} aria-hidden /> {t(`websiteDetails.todo.repeats.${repeats}`)}
        </span>
      )}
      {messageId && website && <MessageLink websiteId={website.id} messageId={messageId} />}
      {automatedStatus && (
        <span className={styles.automated} title={t('websiteDetails.todo.automated')}>
          <StatusBadge status={automatedStatus} />
        </span>
      )}
      {done && todo.doneBy && <span className={styles.doneBy}>{t('websiteDetails.todo.doneBy', { name: fullName(todo.doneBy) })}</span>}
    </div>
  )
}
