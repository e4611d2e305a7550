import { ListTodo } from '../../../src/ui/icons'
import { useTodosQuery } from '../../../src/api/todos'
import { useFormats, useMessages } from '../../../src/i18n'
import styles from './todos.module.css'

interface Props {
  websiteId: number
  /** Where nothing around it says that it is about to-dos. */
  isNamed?: boolean
}

/** How many of the to-dos are done, such as 3/7 (WT-05). */
export function TodoProgress({ websiteId, isNamed = false }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { data: todos = [] } = useTodosQuery(websiteId)
  if (todos.length === 0) return null
  const done = todos.filter((todo) => todo.done).length
  const numbers = { done: formats.number(done), count: formats.number(todos.length) }
  return (
    <span className={styles.progress}>
      {isNamed && <ListTodo size={14} role="img" aria-label={t('websiteDetails.todo.title')} />}
      <progress max={todos.length} value={done} aria-label={t('websiteDetails.todo.progress', numbers)} />
      <span aria-hidden>{`${numbers.done}/${numbers.count}`}</span>
    </span>
  )
}
