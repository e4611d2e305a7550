import { GripVertical, Trash2 } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import type { Todo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { Checkbox, type ComboOption, IconButton, StatusBadge } from '../../../src/ui'
import { InlineText } from '../inline/InlineText'
import { useDraftKey } from '../inline/useDraftKey'
import type { Colleague } from '../people/colleagues'
import { PersonPicker } from '../people/PersonPicker'
import { TodoDue } from './TodoDue'
import styles from './todos.module.css'
import type { TodoActions } from './useTodoActions'

interface Props {
  todo: Todo
  actions: TodoActions
  people: readonly Colleague[]
  options: readonly ComboOption[]
  canEdit: boolean
  /** The handle to drag it by; done ones have none. */
  handle?: ComponentProps<'button'>
  /** One place up or down. */
  onStep?: (step: 1 | -1) => void
  isDragged?: boolean
  isTarget?: boolean
}

const DESCRIPTION_MAX = 1_000

/** One to-do, which can be changed in its place. */
export function TodoItem({ todo, actions, people, options, canEdit, handle, onStep, isDragged, isTarget }: Props) {
  const t = useMessages()
  const draftKey = useDraftKey('todo', todo.id)
  const { description, done, to, automatedStatus } = todo

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined
    if (!step || !onStep) return
    event.preventDefault()
    onStep(step)
  }

  return (
    // The keys come from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-todo={todo.id}
      data-done={done || undefined}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
      className={styles.item}
      onKeyDown={onKeyDown}
    >
      <Checkbox label={description} hideLabel checked={done} disabled={!canEdit} onChange={() => actions.toggle(todo)} />
      <div className={styles.main}>
        <div className={styles.description}>
          <InlineText
            label={t('todo.description')}
            value={description}
            maxLength={DESCRIPTION_MAX}
            canEdit={canEdit && !done}
            draftKey={draftKey}
            validate={(text) => (text.trim() ? undefined : t('todo.empty'))}
            onSave={(text) => actions.rename(todo, text.trim())}
          />
        </div>
        <div className={styles.meta}>
          <PersonPicker
            label={t('todo.assignee')}
            person={to}
            options={options}
            disabled={!canEdit}
            onPick={(id) => actions.assign(todo, people.find((person) => person.id === id) ?? null)}
          />
          <TodoDue todo={todo} canEdit={canEdit} onChange={(dueDate) => actions.setDueDate(todo, dueDate)} />
          {automatedStatus && (
            <span className={styles.automated} title={t('todo.automated')}>
              <StatusBadge status={automatedStatus} />
            </span>
          )}
          {done && todo.doneBy && <span className={styles.doneBy}>{t('todo.doneBy', { name: fullName(todo.doneBy) })}</span>}
        </div>
      </div>
      {canEdit && (
        <div className={styles.tools}>
          {handle && (
            <button type="button" {...handle} className={styles.handle} aria-label={t('todo.move', { description })}>
              <GripVertical size={16} aria-hidden />
            </button>
          )}
          <IconButton icon={Trash2} size="sm" label={t('todo.delete', { description })} onClick={() => actions.remove(todo)} />
        </div>
      )}
    </li>
  )
}
