import type { Services, Viewer } from '../../kernel/context'
import { commit } from '../../outbox/commit/commit'
import { lockMessage } from './findMessage'
import { addReads } from './markRead'
import { changeMessage } from '../../db/writers/changeMessage'

interface Flag {
  websiteId: number
  id: number
  name: 'done' | 'pin'
  /** Without one it becomes the opposite of what it was. */
  value: boolean | undefined
}

/** Marks a message as done or pins it, or takes that back. */
export function flagMessage(services: Services, viewer: Viewer, { websiteId, id, name, value }: Flag): Promise<void> {
  return commit(services, viewer, async (db) => {
    const row = await lockMessage(db, websiteId, id)
    const wanted = value ?? !row[name]
    if (wanted === row[name]) return {}
    const at = wanted ? services.clock.now() : null
    const since = name === 'done' ? { done_at: at, done_by: wanted ? viewer.user_id : null } : { pinned_at: at }
    await changeMessage(db, id, { [name]: wanted, ...since })
    if (name === 'done' && wanted) await addReads(db, viewer.user_id, [id], services.clock.now())
    return { publish: [{ kind: 'message', websiteId }, ...(name === 'done' ? [{ kind: 'counts' as const }] : [])] }
  })
}
