import { useRef } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import type { Todo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { usePeople } from '../../../src/parts/people'
import { Stack, useAnnounce, stepTarget, useSort, useFocusStays } from '../../../src/ui'
import { useRights } from '../workflow/useRights'
import { QuickAdd } from './QuickAdd'
import { reorder } from './reorder'
import { TodoItem } from './TodoItem'
import styles from './todos.module.css'
import card from '../cards/card.module.css'
import { useTodoActions } from './useTodoActions'

interface Props {
  websiteId: number
  todos: readonly Todo[]
}

/** The open to-dos in their order, and the done ones folded away (WT-05). */
export function TodoList({ websiteId, todos }: Props) {
  const t = useMessages()
  const announce = useAnnounce()
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const canEdit = useRights(website)('edit_todos_notes_tags')
  const people = usePeople()
  const actions = useTodoActions(websiteId)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useFocusStays(list, '[data-todo]', '[data-todos]')

  const open = todos.filter(({ done }) => !done)
  const done = todos.filter((todo) => todo.done)
  const common = { actions, people, canEdit }

  const move = (id: number, beforeId: number | null) => {
    const moved = reorder(open, id, beforeId)
    if (!moved) return
    actions.move(todos, id, beforeId)
    announce(t('websiteDetails.todo.movedTo', { place: moved.position + 1, count: open.length }))
  }
  const { listProps, itemProps } = useSort({
    list,
    onDrop: move,
    onStep(id, by) {
      const target = canEdit
        ? stepTarget(
            open.map((todo) => todo.id),
            id,
            by,
          )
        : undefined
      if (target !== undefined) move(id, target)
    },
  })

  return (
    <Stack ref={box} data-todos gap={2}>
      {canEdit && <QuickAdd websiteId={websiteId} />}
      {todos.length === 0 && <p className={styles.none}>{t('websiteDetails.todo.none')}</p>}
      {/* The keys come from the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} {...listProps}>
        {open.map((todo, index) => (
          <TodoItem key={todo.id} {...common} todo={todo} sortable={itemProps(todo.id)} isFirst={index === 0} />
        ))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary className={card.summary}>{t('websiteDetails.todo.done', { count: done.length })}</summary>
          <ul className={styles.done}>
            {done.map((todo) => (
              <TodoItem key={todo.id} {...common} todo={todo} />
            ))}
          </ul>
        </details>
      )}
    </Stack>
  )
}
