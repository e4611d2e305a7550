import { useFinishMessageMutation, useFinishTodoMutation } from '../../../api/websites'
import type { Message, Todo } from '../../../contract'
import { useMessages } from '../../../i18n'
import { Checkbox } from '../../../ui'
import styles from './refusal.module.css'

interface Props {
  websiteId: number
  todos: readonly Todo[]
  messages: readonly Message[]
}

/** The open to-dos and messages, to be ticked here. */
export function UndoneRemedy({ websiteId: id, todos, messages }: Props) {
  const t = useMessages()
  const [finishTodo] = useFinishTodoMutation()
  const [finishMessage] = useFinishMessageMutation()
  return (
    <div className={styles.open}>
      {todos.map((todo) => (
        <Checkbox key={todo.id} label={todo.description} onChange={() => void finishTodo({ id, todo: todo.id })} />
      ))}
      {messages.map((message) => (
        <Checkbox
          key={message.id}
          label={message.subject || message.snippet || t('websiteChange.noSubject')}
          description={t('category.message_from')}
          onChange={() => void finishMessage({ id, log: message.id })}
        />
      ))}
    </div>
  )
}
