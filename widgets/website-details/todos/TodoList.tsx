import { useRef } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import type { Todo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { usePeople } from '../../../src/parts/people'
import { Stack, useAnnounce } from '../../../src/ui'
import { useFocusStays } from '../shared/useFocusStays'
import { useRights } from '../workflow/useRights'
import { QuickAdd } from './QuickAdd'
import { stepTarget } from './reorder'
import { TodoItem } from './TodoItem'
import styles from './todos.module.css'
import card from '../cards/card.module.css'
import sorted from '../shared/dragSort.module.css'
import { useDragSort } from '../shared/useDragSort'
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
  const { drag, handleProps } = useDragSort({ list, onDrop: (id, beforeId) => actions.move(todos, id, beforeId) })
  useFocusStays(list, '[data-todo]', '[data-todos]')

  const open = todos.filter(({ done }) => !done)
  const done = todos.filter((todo) => todo.done)
  const common = { actions, people, canEdit }

  const step = (id: number, by: 1 | -1) => {
    const target = stepTarget(open, id, by)
    if (target === undefined) return
    actions.move(todos, id, target)
    announce(t('websiteDetails.todo.movedTo', { place: open.findIndex((todo) => todo.id === id) + by + 1, count: open.length }))
  }

  return (
    <Stack ref={box} data-todos gap={2}>
      {canEdit && <QuickAdd websiteId={websiteId} />}
      {todos.length === 0 && <p className={styles.none}>{t('websiteDetails.todo.none')}</p>}
      <ul ref={list} className={sorted.list} data-end={drag?.beforeId === null || undefined}>
        {open.map((todo, index) => (
          <TodoItem
            key={todo.id}
            {...common}
            todo={todo}
            handle={handleProps(todo.id)}
            isFirst={index === 0}
            isDragged={drag?.id === todo.id}
            isTarget={drag !== null && drag.id !== todo.id && drag.beforeId === todo.id}
            onStep={(by) => step(todo.id, by)}
          />
        ))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary className={card.summary}>{t('websiteDetails.todo.done', { count: done.length })}</summary>
          <ul className={sorted.list}>
            {done.map((todo) => (
              <TodoItem key={todo.id} {...common} todo={todo} />
            ))}
          </ul>
        </details>
      )}
    </Stack>
  )
}
