import { useOpenMessagesQuery, useOpenTodosQuery } from '../../../api/websites'
import type { OpenWork } from '../../../api/websiteChange'
import type { Message, Todo } from '../../../contract'

export interface ListedWork extends OpenWork {
  readonly todos: Todo[]
  readonly messages: Message[]
}

/** What is still to be done for a website, where the rules ask for it; undefined until it is known. */
export function useOpenWork(websiteId: number | undefined, isAsked: boolean): ListedWork | undefined {
  const id = websiteId ?? 0
  const options = { skip: websiteId === undefined || !isAsked }
  const { currentData: todos } = useOpenTodosQuery(id, options)
  const { currentData: messages } = useOpenMessagesQuery(id, options)
  return todos && messages && { todos, messages }
}
