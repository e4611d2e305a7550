import { ListTodo } from 'lucide-react'
import { useTodosQuery } from '../../../src/api'
import { useFormats, useMessages } from '../../../src/i18n'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { TodoList } from './TodoList'
import styles from './todos.module.css'

interface Props {
  websiteId: number
}

/** What has to be done for one website, and how much of it is. */
export function TodoCard({ websiteId }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const query = useTodosQuery(websiteId)
  const todos = query.data ?? []
  const done = todos.filter((todo) => todo.done).length
  const numbers = { done: formats.number(done), count: formats.number(todos.length) }
  return (
    <SideCard
      title={t('todo.title')}
      icon={ListTodo}
      mark={
        todos.length > 0 && (
          <span className={styles.progress}>
            <progress max={todos.length} value={done} aria-label={t('todo.progress', numbers)} />
            <span aria-hidden>{`${numbers.done}/${numbers.count}`}</span>
          </span>
        )
      }
    >
      <CardContent query={query} rows={4}>
        {(items) => <TodoList websiteId={websiteId} todos={items} />}
      </CardContent>
    </SideCard>
  )
}
