import { useFinishMessageMutation, useFinishTodoMutation, useOpenMessagesQuery, useOpenTodosQuery } from '../../../src/api'
import { useMessages } from '../../../src/i18n'
import { Checkbox } from '../../../src/ui'
import styles from './refusal.module.css'
import { useWorkflow } from './WorkflowContext'

interface Props {
  todos: readonly number[]
  messages: readonly number[]
}

/** The open to-dos and messages, to be ticked here. */
export function UndoneRemedy({ todos, messages }: Props) {
  const t = useMessages()
  const { id } = useWorkflow().website
  const { data: openTodos = [] } = useOpenTodosQuery(id)
  const { data: openMessages = [] } = useOpenMessagesQuery(id)
  const [finishTodo] = useFinishTodoMutation()
  const [finishMessage] = useFinishMessageMutation()
  return (
    <div className={styles.open}>
      {openTodos
        .filter((todo) => todos.includes(todo.id))
        .map((todo) => (
          <Checkbox key={todo.id} label={todo.description} onChange={() => void finishTodo({ id, todo: todo.id })} />
        ))}
      {openMessages
        .filter((message) => messages.includes(message.id))
        .map((message) => (
          <Checkbox
            key={message.id}
            label={message.subject || message.snippet || t('details.noSubject')}
            description={t('category.message_from')}
            onChange={() => void finishMessage({ id, log: message.id })}
          />
        ))}
    </div>
  )
}
