import { may } from '../../../src/model'
import { missingRight } from '../../access/authorise'
import type { Services, Viewer } from '../../kernel/context'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { lockTodo } from './findTodo'
import { newsOfTodos } from './newsOfTodos'
import { removeTodo } from '../../db/writers/removeTodo'

/** One's own to-dos and those nobody wrote can be deleted by everybody, other people's by who may. */
export function deleteTodo(services: Services, viewer: Viewer, websiteId: number, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const todo = await lockTodo(db, websiteId, id)
    const foreign = todo.from_user_id !== null && todo.from_user_id !== viewer.user_id
    if (foreign && may('delete_entries_of_others', viewer.roles) !== 'all') throw missingRight('delete_entries_of_others')
    await removeTodo(db, id, services.clock.now())
    return newsOfTodos(website, 'deleted', [todo.description])
  })
}
