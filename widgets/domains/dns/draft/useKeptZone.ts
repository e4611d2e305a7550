import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { useDraftKeeper } from '../../../../src/api/personal'
import { DnsZoneChange } from '../../../../src/contract'
import { useIsland } from '../../../../src/islands'
import { selectUser, useAppSelector } from '../../../../src/store'
import type { ZoneDraft } from './useZoneDraft'

// Imported records may have a time to live that is still to be put right.
const keptItems = v.array(
  v.object({
    ...DnsZoneChange.entries.items.item.entries,
    ttl: v.number(),
    key: v.string(),
    locked: v.boolean(),
    lockedReason: v.nullable(v.string()),
  }),
)
const keptSchema = v.object({ version: v.number(), saved: keptItems, items: keptItems })

interface Zone {
  readonly domainId: number
  readonly draft: ZoneDraft
  /** The changes of last time are there again. */
  readonly onFound: () => void
  /** They were applied or given up on another device or in another tab. */
  readonly onGone: () => void
}

/** Keeps the pending changes of a zone, whichever way it is left, until they are applied or given up. */
export function useKeptZone({ domainId, draft, onFound, onGone }: Zone): void {
  const { page } = useIsland()
  const user = useAppSelector(selectUser)
  // What is kept already, or was never changed.
  const known = useRef(draft.items)
  const isChanged = () => draft.items !== known.current

  const read = (kept: unknown) => {
    const { success, output } = v.safeParse(keptSchema, kept)
    // Whoever changed something before the browser had looked keeps that.
    if (!success || isChanged()) return
    known.current = output.items
    draft.resume(output)
    onFound()
  }
  const take = (kept: unknown) => {
    if (isChanged()) return
    if (kept === undefined) onGone()
    else read(kept)
  }
  const drop = useDraftKeeper([page.config.partnerId, user?.id, 'dns', domainId].join(':'), {
    written: draft.items,
    isChanged,
    onRead: read,
    onNewer: take,
    // Else the changes of one tab would take the place of those of the other.
    onOther: take,
    onKeep(keeper) {
      known.current = draft.items
      const { version, saved, items } = draft
      if (draft.isDirty) void keeper.keep({ version, saved, items })
    },
  })
  // What was applied or given up must not come back, not even after a reload in the next moment.
  const giveUp = useEffectEvent(drop)
  const wasDirty = useRef(draft.isDirty)
  useEffect(() => {
    if (!draft.isDirty && draft.items !== known.current) {
      known.current = draft.items
      // A zone that is only newer gives up nothing.
      if (wasDirty.current) giveUp()
    }
    wasDirty.current = draft.isDirty
  }, [draft.isDirty, draft.items])
}
