import { GripVertical, IndentDecrease, IndentIncrease, Trash2 } from '../../../src/ui/icons'
import type { ComponentProps, KeyboardEvent } from 'react'
import type { Todo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { TODO_LENGTH_MAX } from '../../../src/model'
import type { Colleague } from '../../../src/parts/people'
import { Checkbox, IconButton } from '../../../src/ui'
import { useDraftKey } from '../../../src/parts/drafts'
import { InlineText } from '../inline/InlineText'
import { TodoFacts } from './TodoFacts'
import styles from './todos.module.css'
import type { TodoActions } from './useTodoActions'

interface Props {
  todo: Todo
  actions: TodoActions
  people: readonly Colleague[]
  canEdit: boolean
  /** The handle to drag it by; done ones have none. */
  handle?: ComponentProps<'button'>
  /** One place up or down. */
  onStep?: (step: 1 | -1) => void
  /** Has none above that it could belong under. */
  isFirst?: boolean
  isDragged?: boolean
  isTarget?: boolean
}

/** One to-do, which can be changed in its place. */
export function TodoItem({ todo, actions, people, canEdit, handle, onStep, isFirst, isDragged, isTarget }: Props) {
  const t = useMessages()
  const draftKey = useDraftKey('todo', todo.id)
  const { description, done } = todo
  const isIndented = todo.indented && !isFirst
  // Done ones have no order, and so nothing to belong under.
  const canIndent = canEdit && Boolean(onStep) && !isFirst

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !onStep) return
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const deeper = ({ ArrowRight: !isRtl, ArrowLeft: isRtl } as const)[event.key]
    if (!step && (deeper === undefined || !canIndent)) return
    event.preventDefault()
    if (step) onStep(step)
    else if (deeper !== undefined && deeper !== isIndented) actions.indent(todo, deeper)
  }

  return (
    // The keys come from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-todo={todo.id}
      data-sort={todo.id}
      data-done={done || undefined}
      data-indented={isIndented || undefined}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
      className={styles.item}
      onKeyDown={onKeyDown}
    >
      <Checkbox label={description} hideLabel checked={done} disabled={!canEdit} onChange={() => actions.toggle(todo)} />
      <div className={styles.main}>
        <div className={styles.description}>
          <InlineText
            label={t('websiteDetails.todo.description')}
            value={description}
            maxLength={TODO_LENGTH_MAX}
            canEdit={canEdit && !done}
            draftKey={draftKey}
            validate={(text) => (text.trim() ? undefined : t('websiteDetails.todo.empty'))}
            onSave={(text) => actions.rename(todo, text.trim())}
          />
        </div>
        <TodoFacts todo={todo} actions={actions} people={people} canEdit={canEdit} />
      </div>
      {canEdit && (
        <div className={styles.tools}>
          {handle && (
            <button type="button" {...handle} className={styles.handle} aria-label={t('websiteDetails.todo.move', { description })}>
              <GripVertical size={16} aria-hidden />
            </button>
          )}
          {canIndent && (
            <IconButton
              icon={isIndented ? IndentDecrease : IndentIncrease}
              size="sm"
              label={t(isIndented ? 'websiteDetails.todo.outdent' : 'websiteDetails.todo.indent', { description })}
              onClick={() => actions.indent(todo, !isIndented)}
            />
          )}
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('websiteDetails.todo.delete', { description })}
            onClick={() => actions.remove(todo)}
          />
        </div>
      )}
    </li>
  )
}
