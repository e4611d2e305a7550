import { IndentDecrease, IndentIncrease, Trash2 } from '../../../src/ui/icons'
import type { KeyboardEvent } from 'react'
import type { Todo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { TODO_LENGTH_MAX } from '../../../src/model'
import type { Colleague } from '../../../src/parts/people'
import { isWritten, Checkbox, DragHandle, IconButton } from '../../../src/ui'
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
  /** What makes it an item that can be put elsewhere; done ones have no order. */
  sortable?: object
  /** Has none above that it could belong under. */
  isFirst?: boolean
}

/** One to-do, which can be changed in its place. */
export function TodoItem({ todo, actions, people, canEdit, sortable, isFirst }: Props) {
  const t = useMessages()
  const draftKey = useDraftKey('todo', todo.id)
  const { description, done } = todo
  const isIndented = todo.indented && !isFirst
  // What has no order has nothing to belong under.
  const canIndent = canEdit && sortable !== undefined && !isFirst

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !canIndent || isWritten(event.target)) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const deeper = ({ ArrowRight: !isRtl, ArrowLeft: isRtl } as const)[event.key]
    if (deeper === undefined) return
    event.preventDefault()
    if (deeper !== isIndented) actions.indent(todo, deeper)
  }

  return (
    // The keys come from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-todo={todo.id}
      {...sortable}
      data-done={done || undefined}
      data-indented={isIndented || undefined}
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
          {sortable && <DragHandle label={t('websiteDetails.todo.move', { description })} />}
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
