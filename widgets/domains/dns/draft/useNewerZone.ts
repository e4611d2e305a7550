import { useEffect, useEffectEvent } from 'react'
import type { DnsZone } from '../../../../src/contract'
import type { ZoneDraft } from './useZoneDraft'

/** What others have applied meanwhile is shown while nothing is changed here; what is changed is compared with it when it is applied. */
export function useNewerZone(zone: DnsZone, draft: ZoneDraft, isEditing: boolean): void {
  const isNewer = zone.version > draft.version && !draft.isDirty && !isEditing
  const takeOver = useEffectEvent(() => draft.reset(zone))
  useEffect(() => {
    if (isNewer) takeOver()
  }, [isNewer])
}
