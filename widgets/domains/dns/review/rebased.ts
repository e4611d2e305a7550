import type { DnsZone } from '../../../../src/contract'
import { isEqualRecord } from '../../../../src/model'
import { type DraftItem, newKey, toDraft, type ZoneDraft } from '../draft/useZoneDraft'

/**
 * My changes on top of theirs. What both changed takes my wording; what they removed and I changed is added again, for nothing of mine is
 * lost without a word.
 */
export function rebased({ diff }: Pick<ZoneDraft, 'diff'>, theirs: Pick<DnsZone, 'items'>): DraftItem[] {
  const removed = new Set(diff.removed.map(({ id }) => id))
  const mine = new Map(diff.changed.map(({ after }) => [after.id, after]))
  const present = new Set(theirs.items.map(({ id }) => id))
  const kept = theirs.items
    .map(toDraft)
    .filter(({ id }) => !removed.has(id))
    .map((item) => mine.get(item.id) ?? item)
  const again = diff.changed
    .filter(({ after }) => after.id !== undefined && !present.has(after.id))
    .map(({ after }) => ({ ...after, id: undefined, key: newKey() }))
  return [...kept, ...[...again, ...diff.added].filter((item) => !kept.some((one) => isEqualRecord(one, item)))]
}
