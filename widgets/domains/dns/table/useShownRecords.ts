import { useDeferredValue, useMemo } from 'react'
import type { DraftItem } from '../draft/useZoneDraft'
import { type RecordQuery, shownRecords } from './recordList'

/** The records that a query finds: its letter is there first, and then they are. */
export function useShownRecords(items: readonly DraftItem[], query: RecordQuery): readonly DraftItem[] {
  const asked = useDeferredValue(query)
  return useMemo(() => shownRecords(items, asked), [items, asked])
}
