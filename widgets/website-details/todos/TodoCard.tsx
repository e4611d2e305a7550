import { ListTodo } from '../../../src/ui/icons'
import { useTodosQuery } from '../../../src/api/todos'
import { useMessages } from '../../../src/i18n'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { TodoList } from './TodoList'
import { TodoProgress } from './TodoProgress'
import styles from './todos.module.css'

interface Props {
  websiteId: number
}

/** What has to be done for one website, and how much of it is. */
export function TodoCard({ websiteId }: Props) {
  const t = useMessages()
  const query = useTodosQuery(websiteId)
  return (
    <SideCard
      title={t('websiteDetails.todo.title')}
      icon={ListTodo}
      mark={
        <span className={styles.mark}>
          <TodoProgress websiteId={websiteId} />
        </span>
      }
    >
      <CardContent query={query} rows={4}>
        {(items) => <TodoList websiteId={websiteId} todos={items} />}
      </CardContent>
    </SideCard>
  )
}
