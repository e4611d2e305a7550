import type { DraftItem } from '../draft/useZoneDraft'
import type { LiveState } from './RecordState'
import type { LiveChecks } from './useLive'

/** What name servers say of a record, looked up by its id. */
export function liveStates({ items, at }: LiveChecks): (item: DraftItem) => LiveState {
  const byId = new Map(items.map((check) => [check.id, check]))
  return ({ id, ttl }) => {
    const check = id === undefined ? undefined : byId.get(id)
    if (!check) return 'saved'
    if (!check.authoritative) return 'notLive'
    return check.public ? 'live' : at + (check.ttl ?? ttl) * 1_000
  }
}
