import type { DnsZone } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useDiscarded } from '../../../../src/store'
import type { ZoneDraft } from './useZoneDraft'

/** Gives up all pending changes of a zone, which one Undo brings back. */
export function useDiscard(draft: ZoneDraft, zone: DnsZone): () => void {
  const t = useMessages()
  const discarded = useDiscarded(draft.isDirty)

  return () => {
    const { version, saved, items, diff } = draft
    const count = diff.added.length + diff.changed.length + diff.removed.length
    draft.reset(zone)
    discarded(() => draft.resume({ version, saved, items }), t('domains.dns.discarded', { count }))
  }
}
