import { useState } from 'react'
import { useTodosQuery } from '../../../src/api/todos'
import type { Todo } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { useToggleTodo } from '../../../src/parts/todos'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Checkbox } from '../../../src/ui'
import { PeekSection } from './PeekSection'
import styles from './peek.module.css'

const NONE: ReadonlySet<number> = new Set()

/** What is still to be done, to be ticked here. What was ticked stays, so that the focus does. */
export function PeekTodos({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const formats = useFormats()
  const query = useTodosQuery(websiteId)
  const toggle = useToggleTodo(websiteId)
  const { may } = useWebsiteChanges()
  const canTick = may('edit_todos_notes_tags')
  const [ticked, setTicked] = useState(NONE)
  const data = query.data?.filter(({ id, done }) => !done || ticked.has(id))

  const tick = (todo: Todo) => {
    setTicked((before) => new Set(before).add(todo.id))
    toggle(todo, t(todo.done ? 'websites.peek.todos.reopened' : 'websites.peek.todos.done'))
  }
  const factsOf = ({ to, dueDate }: Todo) =>
    [to && fullName(to), dueDate && formats.shortDate(dueDate)].filter(Boolean).join(' · ') || undefined
  return (
    <PeekSection title={t('websites.peek.todos')} query={{ ...query, data }} none={t('websites.peek.todos.none')}>
      {(todos) => (
        <ul className={styles.todos}>
          {todos.map((todo) => (
            <li key={todo.id} className={styles.todo} data-done={todo.done || undefined}>
              <Checkbox
                label={todo.description}
                description={factsOf(todo)}
                checked={todo.done}
                disabled={!canTick}
                onChange={() => tick(todo)}
              />
            </li>
          ))}
        </ul>
      )}
    </PeekSection>
  )
}
