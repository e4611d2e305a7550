import type { Services, Viewer } from '../../kernel/context'
import { momentOf } from '../../access/scope'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { lockTodo } from './findTodo'
import { newsOfTodos } from './newsOfTodos'
import { removeNext } from '../../db/writers/removeTodo'
import { addNext } from './repeatTodo'
import { changeTodo } from '../../db/writers/changeTodo'

interface Toggle {
  websiteId: number
  id: number
  /** Without it done becomes open and open becomes done. */
  wanted: boolean | undefined
}

/** Makes a to-do done or open; what is so already, stays untouched. */
export function toggleTodo(services: Services, viewer: Viewer, { websiteId, id, wanted }: Toggle): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const todo = await lockTodo(db, websiteId, id)
    if (todo.done === wanted) return {}
    const now = services.clock.now()
    const doneBy = todo.done ? { done_at: null, done_by: null } : { done_at: now, done_by: viewer.user_id }
    await changeTodo(db, id, { done: !todo.done, ...doneBy }, now)
    if (todo.done) {
      await removeNext(db, todo.id, now)
      return newsOfTodos(website, 'reopened', [todo.description])
    }
    await addNext(db, todo, momentOf(services, viewer))
    const data = { id, description: todo.description }
    return { ...newsOfTodos(website, 'done', [todo.description]), webhooks: [{ event: 'todo_done', websiteId, data }] }
  })
}
