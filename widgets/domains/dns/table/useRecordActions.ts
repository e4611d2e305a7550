import { useLayoutEffect, useMemo, useRef } from 'react'
import type { DraftItem, ZoneDraft } from '../draft/useZoneDraft'

/** What the rows of a zone do. */
export interface RecordActions extends Pick<ZoneDraft, 'remove' | 'unlock'> {
  readonly edit: (item: DraftItem) => void
  readonly select: (key: string, isOn: boolean) => void
  /** One has been brought into view. */
  readonly shown: () => void
}

/** The same for as long as the table is shown, and up to date: a row is not drawn again because another one is edited. */
export function useRecordActions(actions: RecordActions): RecordActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  return useMemo(
    () => ({
      edit: (item) => latest.current.edit(item),
      select: (key, isOn) => latest.current.select(key, isOn),
      remove: (keys) => latest.current.remove(keys),
      unlock: (id) => latest.current.unlock(id),
      shown: () => latest.current.shown(),
    }),
    [],
  )
}
