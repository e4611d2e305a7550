import type { Todo } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { type Refused, reportRefused, useAppDispatch } from '../../src/store'

/** Changes one to-do; null when that worked. */
export type SendTodo = (todo: Todo) => Promise<Refused<Todo> | null>

/** Does the same with several to-dos; answers those for which it worked, after saying why the others stay as they are. */
export function useSendTodos() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  return async function sendAll(chosen: readonly Todo[], sendOne: SendTodo): Promise<readonly Todo[]> {
    const refused = (await Promise.all(chosen.map(sendOne))).filter((one) => one !== null)
    dispatch(
      reportRefused(refused, {
        reasonOf: ({ message, values }) => t(message, values),
        tell: (items, reason) => ({
          text: t('overdueTodos.failed', { count: items.length, description: items[0]?.description, reason }),
          action: { key: 'partner.general.retry', run: () => void sendAll(items, sendOne) },
        }),
      }),
    )
    const stay = new Set(refused.map(({ item }) => item.id))
    return chosen.filter(({ id }) => !stay.has(id))
  }
}
